// A text as a QR code. Loaded when one is shown.
import { encode } from 'uqr';

export type QrCode = {
  /** Modules in a row, with the quiet zone of both sides. */
  size: number;
  /** The dark modules as the `d` of an SVG path; a module is 1 by 1. */
  path: string;
};

/** ISO/IEC 18004: four modules on each side. */
const quietZone = 4;

export function drawQrCode(text: string): QrCode {
  // A seventh of it may be covered or blurred: what screens need, with modules as large as they can be.
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return { size, path: data.map(drawRow).join('') };
}

/** Dark modules side by side are one piece, so that no hairline shows between them. */
function drawRow(modules: readonly boolean[], row: number): string {
  const pieces = [];
  for (let start = modules.indexOf(true); start !== -1; ) {
    const light = modules.indexOf(false, start);
    const end = light === -1 ? modules.length : light;
    pieces.push(`M${start} ${row}h${end - start}v1h${start - end}z`);
    start = modules.indexOf(true, end);
  }
  return pieces.join('');
}
