// Gives statements that come again a name, by which each connection of Postgres prepares them once: reading and planning them takes
// longer than most of them take to run.
import pg from 'pg';

/** A statement gets its name when it comes for this time. */
const namedFrom = 3;
/** As many names a connection has at most; each holds a plan. */
const mostNames = 300;
/** How many texts are counted at once: those made for one call, such as of a filter, come and go. */
const mostCounted = 2_000;

/** A plan for any value is no good where it turns on the value: how much a pattern finds, or how few rows are wanted. */
const turnsOnValues = /\b(limit|like|offset)\b/i;

const counts = new Map<string, number>();
const names = new Map<string, string>();

/** The name of a statement, the same on every connection; undefined where it has none (yet). */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames || turnsOnValues.test(text)) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < namedFrom) {
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    return undefined;
  }
  counts.delete(text);
  const name = `copydesk ${names.size + 1}`;
  names.set(text, name);
  return name;
}

type Given = Parameters<pg.Client['query']>;

/** A client that names what has values and no name. */
export class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the many ways a client can be asked, handed on as they are.
  override query(...given: any[]): any {
    const [config, values] = given;
    const isStatement = typeof config === 'object' && config !== null && typeof config.text === 'string';
    if (!isStatement || config.name || typeof config.submit === 'function' || !(config.values ?? values)?.length)
      return super.query(...(given as Given));
    const name = nameOf(config.text);
    return super.query(...([name ? { ...config, name } : config, ...given.slice(1)] as unknown as Given));
  }
}
