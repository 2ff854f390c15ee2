/** A value that takes a while to make, made when it is first asked for: a start does not wait for it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
