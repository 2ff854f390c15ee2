// Joins class names; a later utility wins over an earlier one of the same kind. tailwind-merge's own list of every utility
// weighs 6 kB on the wire, so ours names only the kinds that a component lets its caller override.
import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
const isTextSize = (value: string) => /^(\d?x[sl]|2xs|sm|base|lg)$|^\[[\d.]+(rem|px|em)\]$/.test(value);
const isLineWidth = (value: string) => value === '' || /^\d+$/.test(value);
/** Not `border-b` or `border-x-2`: these stand beside a colour. */
const isLineColour = (value: string) => !/^[xytrbl](-|$)/.test(value);
const edges = ['x', 'y', 't', 'r', 'b', 'l'];

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'hidden', 'contents'],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    h: [{ h: [any] }],
    'min-w': [{ 'min-w': [any] }],
    'min-h': [{ 'min-h': [any] }],
    'max-w': [{ 'max-w': [any] }],
    'max-h': [{ 'max-h': [any] }],
    aspect: [{ aspect: [any] }],
    p: [{ p: [any] }],
    ...Object.fromEntries(edges.map((edge) => [`p${edge}`, [{ [`p${edge}`]: [any] }]])),
    m: [{ m: [any] }],
    ...Object.fromEntries(edges.map((edge) => [`m${edge}`, [{ [`m${edge}`]: [any] }]])),
    gap: [{ gap: [any] }],
    // A gap of one direction stands beside that of the other.
    'gap-x': [{ 'gap-x': [any] }],
    'gap-y': [{ 'gap-y': [any] }],
    rounded: [{ rounded: ['', any] }],
    shadow: [{ shadow: [any] }],
    bg: [{ bg: [any] }],
    align: [{ text: ['left', 'center', 'right'] }],
    'text-size': [{ text: [isTextSize] }],
    'text-color': [{ text: [any] }],
    weight: [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    'border-width': [{ border: [isLineWidth] }],
    'border-color': [{ border: [isLineColour] }],
    justify: [{ justify: [any] }],
    items: [{ items: [any] }],
    whitespace: [{ whitespace: [any] }],
    overflow: [{ overflow: [any] }],
    'overflow-x': [{ 'overflow-x': [any] }],
    'overflow-y': [{ 'overflow-y': [any] }],
    z: [{ z: [any] }],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: edges.map((edge) => `p${edge}`),
    px: ['pl', 'pr'],
    py: ['pt', 'pb'],
    m: edges.map((edge) => `m${edge}`),
    mx: ['ml', 'mr'],
    my: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    overflow: ['overflow-x', 'overflow-y'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));

export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
