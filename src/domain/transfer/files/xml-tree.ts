// Builds the trees of an XML text that somebody asks for, piece by piece: never more of the file than one of them.
import { Parser } from 'htmlparser2';
import { scanLimits, unreadable } from './scan.ts';
import { createXmlEntities } from './xml-entities.ts';

export type XmlNode = {
  /** With its prefix; `g` and `c` for those of Google's namespaces, whatever the file calls them. */
  name: string;
  /** What its tag says, without namespaces. */
  attributes: [name: string, value: string][];
  /** Texts and elements in their order. */
  parts: (string | XmlNode)[];
  children: XmlNode[];
  /** All texts directly in it. */
  text: string;
  /** Where its opening tag ends. */
  opened: number;
};

/** Namespaces whose elements are known by any prefix. */
const namespaces = new Map([
  ['http://base.google.com/ns/1.0', 'g'],
  ['http://base.google.com/cns/1.0', 'c'],
]);

/** An element around trees, with what it said of itself so far. */
export type XmlAround = { name: string; said: [name: string, value: string][]; text: string };

type TreeHandlers = {
  /** Whether an element outside all trees is the root of one; `skip` passes over it and all in it. */
  isRoot(name: string, parent: string | null): boolean | 'skip';
  /** A tree that is whole; `unclosed` are tags in it that never end, `around` the elements it is in. */
  onTree(root: XmlNode, unclosed: readonly string[], around: readonly XmlAround[]): void;
  /** Hears how much longer the tree gets, before it does. */
  grow(length: number, isNew: boolean): void;
};

/** A section of plain text whose own tags were escaped once more on the way: what it says is inside. */
const escapedSection = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/;

/** What is remembered of an element around trees: fields and characters. */
const mostSaid = 20;
const longestSaid = 300;

type XmlReader = {
  push(text: string): void;
  end(): void;
  /** The tree that is still open. */
  open(): XmlNode | null;
  /** Whether the file speaks of Google's namespaces. */
  isGoogle(): boolean;
};

/** The name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export function createXmlReader({ isRoot, onTree, grow }: TreeHandlers): XmlReader {
  const entities = createXmlEntities();
  const prefixes = new Map<string, string>();
  const outside: XmlAround[] = [];
  let skipped = 0;
  let depth = 0;
  let unclosed: string[] = [];
  let path: XmlNode[] = [];
  const more = (length: number) => grow(length, false);

  function readName(tag: string, attributes: Readonly<Record<string, string>>): string {
    for (const key in attributes) {
      if (!key.startsWith('xmlns')) continue;
      const known = namespaces.get((attributes[key] ?? '').trim());
      if (known !== undefined) prefixes.set(key.slice(6), known);
    }
    const at = tag.indexOf(':');
    const prefix = at < 0 ? undefined : prefixes.get(tag.slice(0, at));
    return prefix === undefined ? tag : `${prefix}${tag.slice(at)}`;
  }

  function closeOutside(): void {
    const closed = outside.pop();
    const said = outside.at(-1)?.said;
    const text = closed?.text.trim() ?? '';
    if (closed && said && text !== '' && said.length < mostSaid) said.push([localName(closed.name), text]);
  }

  const parser = new Parser(
    {
      onopentag(tag, given) {
        depth += 1;
        if (depth > scanLimits.depth)
          throw unreadable(
            `The file nests tags deeper than ${scanLimits.depth} levels: it is damaged or not a catalog.`,
          );
        if (skipped > 0) {
          skipped += 1;
          return;
        }
        const name = readName(tag, given);
        const parent = path.at(-1);
        const root = parent !== undefined || isRoot(name, outside.at(-1)?.name ?? null);
        if (root === 'skip') skipped = 1;
        else if (!root) outside.push({ name, said: Object.entries(given).slice(0, mostSaid), text: '' });
        if (root !== true) return;
        grow(0, !parent);
        const attributes: XmlNode['attributes'] = [];
        for (const key in given) {
          if (/^xmlns(?::|$)|^xsi:/.test(key)) continue;
          const value = entities.expand(given[key] ?? '', more);
          if (parent) more(value.length + (attributes.length > 0 ? key.length + 10 : 0));
          attributes.push([key, value]);
        }
        const node: XmlNode = { name, attributes, parts: [], children: [], text: '', opened: parser.endIndex };
        if (parent) {
          more(name.length + 10);
          parent.parts.push(node);
          parent.children.push(node);
          path.push(node);
        } else {
          unclosed = [];
          path = [node];
        }
      },
      ontext(text) {
        const node = path.at(-1);
        if (!node) {
          const last = outside.at(-1);
          if (last && skipped === 0 && last.text.length < longestSaid) last.text += text;
          return;
        }
        more(text.length);
        const { parts } = node;
        const last = parts.at(-1);
        if (typeof last === 'string') parts[parts.length - 1] = last + text;
        else parts.push(text);
      },
      onprocessinginstruction(_name, text) {
        entities.declare(text);
      },
      onclosetag(_name, isImplied) {
        depth -= 1;
        if (skipped > 0) {
          skipped -= 1;
          return;
        }
        const node = path.pop();
        if (!node) {
          closeOutside();
          return;
        }
        const parent = path.at(-1);
        node.parts = node.parts.map((part) =>
          typeof part === 'string' ? entities.expand(part, more).replace(escapedSection, '$1') : part,
        );
        node.text = node.parts.filter((part) => typeof part === 'string').join('');
        // The parser calls a tag that closes itself implied too: it ends where it began.
        if (isImplied && parser.endIndex !== node.opened) {
          if (unclosed.length < 5) unclosed.push(node.name);
          // What follows a tag that is never closed is beside it, not inside.
          if (parent) {
            parent.parts.push(...node.children);
            parent.children.push(...node.children);
            node.parts = [node.text];
            node.children = [];
          }
        }
        if (!parent) onTree(node, unclosed, outside);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    push: (text) => parser.write(text),
    end: () => parser.end(),
    open: () => path[0] ?? null,
    isGoogle: () => prefixes.size > 0,
  };
}
