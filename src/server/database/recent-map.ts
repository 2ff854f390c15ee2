// A map that holds so many bytes: what nobody asked for lately goes.

type Entry<Value> = { value: Value; bytes: number };

/** Keeps two generations: when the younger one is half full, the older one goes. Asking for an entry makes it young again. */
export class RecentMap<Key, Value> {
  #young = new Map<Key, Entry<Value>>();
  #old = new Map<Key, Entry<Value>>();
  readonly #most: number;
  #youngBytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young) return young.value;
    const old = this.#old.get(key);
    if (!old) return undefined;
    this.#old.delete(key);
    this.#add(key, old);
    return old.value;
  }

  /** Keeps nothing that is larger than half of all it may hold. */
  set(key: Key, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes <= this.#most / 2) this.#add(key, { value, bytes });
  }

  #add(key: Key, entry: Entry<Value>): void {
    if (this.#youngBytes + entry.bytes > this.#most / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(key, entry);
    this.#youngBytes += entry.bytes;
  }

  delete(key: Key): void {
    this.#youngBytes -= this.#young.get(key)?.bytes ?? 0;
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#youngBytes = 0;
  }
}
