// A file of lamps with prose, a list and attributes, no two alike; about a kilobyte each.
import { writeFileSync } from 'node:fs';

const colors = ['Black', 'Moss Green', 'Walnut', 'White'];

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;

function row(n: number, price: string, prefix: string): string {
  const description = `A desk lamp with ${2 + (n % 4)} color modes and ${3 + (n % 5)} brightness levels. The ${14 + (n % 6)}-inch arm folds flat for storage. It runs on a USB-C cable, which is in the box. The base is weighted and stands on felt. Wipe it with a dry cloth. The shade is spun from one sheet and turns by 270 degrees. A timer switches it off after ${20 + (n % 5) * 10} minutes.`;
  return [
    ...[`${prefix}-${n}`, `Clayfield Desk Lamp CL-${n}, ${6 + (n % 9)} W`, description],
    ...[`Folds flat for storage\n${3 + (n % 5)} brightness levels\nUSB-C cable included`],
    ...['https://shop.example/1.jpg', price, `Lighting ${n % 40}`, 'Clayfield', colors[n % colors.length] ?? ''],
    ...['Aluminum', `${38 + (n % 9)} cm`],
  ]
    .map(cell)
    .join(',');
}

export function writeLampFile(path: string, count: number, price = '49.00 USD', prefix = 'LAMP'): void {
  const header = 'SKU,Title,Description,Bullets,Images,Price,Category,Brand,Color,Material,Height';
  writeFileSync(path, `${[header, ...Array.from({ length: count }, (_, n) => row(n, price, prefix))].join('\n')}\n`);
}
