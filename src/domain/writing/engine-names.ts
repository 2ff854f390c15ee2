// How the writers are called in records; screens need the name without the writer.
export const builtInName = 'built-in';
