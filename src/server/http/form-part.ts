// Forms with a file, as routes hand them on.
import type { Readable } from 'node:stream';

/** A part of a multipart body: the file, or a text field. */
export type FormPart =
  | { type: 'file'; fieldname: string; filename: string; file: Readable }
  | { type: 'field'; fieldname: string; value: unknown };
