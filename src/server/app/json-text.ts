// Replies that were made before, kept as the text they go out as.

/** A value as JSON. Whoever makes one answers for its shape: only tests hold it against the contract. */
export class JsonText<Value> {
  readonly text: string;
  /** What it stands for; there is none at run time. */
  declare readonly value: Value;

  constructor(text: string) {
    this.text = text;
  }
}

/** Several values as the array of them. */
export function arrayOf<Value>(items: readonly JsonText<Value>[]): JsonText<Value[]> {
  return new JsonText(`[${items.map(({ text }) => text).join(',')}]`);
}
