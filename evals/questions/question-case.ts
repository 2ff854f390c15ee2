// What a question of the evaluation is: its words, and hand-written SQL that says what the right answer is.
// The SQL reads the view `r` of measure.ts: a product with the statuses of its four parts and its price as a number.

/**
 * `number`: one figure. `set`: the products, in any order. `order`: the products, in this order. `groups`: names and figures.
 * `winners`: the names of the groups that come first, all of them where they tie.
 */
export type Expectation = { kind: 'number' | 'set' | 'order' | 'groups' | 'winners'; sql: string | readonly string[] };
export type QuestionCase = { question: string; expected: Expectation };

const ask =
  (kind: Expectation['kind'], toSql: (text: string) => string) =>
  (question: string, text: string): QuestionCase => ({ question, expected: { kind, sql: toSql(text) } });

/** How many rows of `r` pass a condition. */
export const count = ask('number', (where) => `select count(*) from r where ${where}`);
/** Which rows of `r` pass a condition. */
export const list = ask('set', (where) => `select id from r where ${where}`);
/** The rest of `select`, for one figure. */
export const figure = ask('number', (text) => `select ${text}`);
export const set = ask('set', (text) => `select id from r ${text}`);
export const order = ask('order', (text) => `select id from r ${text}`);
export const groups = ask('groups', (text) => `select ${text}`);
export const winners = ask('winners', (text) => `select ${text}`);

/** Which rows of `r` pass either condition: the question can be read in both ways. */
export const listEither = (question: string, ...conditions: string[]): QuestionCase => ({
  question,
  expected: { kind: 'set', sql: conditions.map((where) => `select id from r where ${where}`) },
});

/** A change in the history that passes a condition. */
export const changed = (where: string) =>
  `id in (select h.product_id from content_history h left join users u on u.id = h.changed_by where ${where})`;

/** At least one part in a status: what the lists are called after. */
export const has = (status: 'pending' | 'approved' | 'rejected') =>
  `'${status}' in (title_status, description_status, bullets_status, images_status)`;

/** A product that has an attribute of the source, and perhaps one whose value passes a condition such as `= 'Steel'`. */
export const attribute = (name: string, value?: string) =>
  `exists (select 1 from jsonb_array_elements(attributes) a where a->>'name' = '${name}'${value ? ` and a->>'value' ${value}` : ''})`;

export const images = 'jsonb_array_length(images)';
export const bullets = 'jsonb_array_length(bullets)';
export const fullyApproved =
  "title_status = 'approved' and description_status = 'approved' and bullets_status = 'approved' and images_status = 'approved'";
