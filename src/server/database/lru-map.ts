// A map that holds so many bytes: what was asked for longest ago goes first.

export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; bytes: number }>();
  readonly #most: number;
  #held = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps nothing that is larger than all it may hold. */
  set(key: Key, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#most) return;
    this.#entries.set(key, { value, bytes });
    this.#held += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#held <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#held -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#held = 0;
  }
}
