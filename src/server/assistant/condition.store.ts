// The conditions and figures of a question as SQL over products. Values are always parameters.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Bound, Condition, Figure } from '#domain/assistant/questions/catalogue-query.ts';
import { currencyOfSign } from '#domain/assistant/questions/currencies.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import { escapeSigns } from '#domain/text/words.ts';
import { whereFilter } from '#server/catalogue/catalogue.commands.ts';
import { quoteLike } from '#server/database/quote-like.ts';
import { contentHistory, products, users } from '#server/database/schema.ts';

/** Looking for a pattern in every price of a large catalogue takes half a minute, taking letters away half a second. */
const written = sql`translate(upper(${products.price} collate "C"), ${'\u00a0\u202f'}, '  ')`;
const digitsAndMarks = '0123456789., ';
/** What a price is written with beside its amount: `USD`, `$`; more than that is no currency. */
export const priceMark = sql`translate(${written}, ${digitsAndMarks}, '')`;
/** The currency of a mark; a sign is taken for the one it most often stands for, null where none is written. */
export function readMark(mark: string): string | null | undefined {
  if (mark === '') return null;
  return currencyOfSign().get(mark) ?? (/^[A-Z]{3}$/.test(mark) ? mark : undefined);
}
/** `23 000 FCFA` without the space between its thousands; the pattern is looked for only where a space stands within the figures. */
const joined = sql`case when btrim(translate(${written}, ${priceMark}, '')) like '% %'
  then regexp_replace(btrim(${written}), '(?<=[0-9]) (?=[0-9]{3}(?![0-9]))', '', 'g') else btrim(${written}) end`;
function isInCurrency(currency: string): SQL {
  const marks = [currency, ...[...currencyOfSign()].flatMap(([sign, code]) => (code === currency ? [sign] : []))];
  return sql`${priceMark} in (${sql.join(
    marks.map((mark) => sql`${mark}`),
    sql`, `,
  )})`;
}

/**
 * The amount of a price as its source writes it: `1,299.00`, `1.299,00`, `12,50`. A range, a second currency or `1.299`, which is
 * two amounts in two countries, is none.
 */
const priceAmount = sql`(select case
    when n = '' or n = marks or p not in (n, n || cur, n || ' ' || cur, cur || n, cur || ' ' || n) then null
    when marks = '' then n::numeric
    when marks = '.' then case when length(split_part(n, '.', 2)) = 3 and n not like '0%' then null else n::numeric end
    when marks = ',' then case length(split_part(n, ',', 2)) when 3 then replace(n, ',', '')::numeric when 1 then replace(n, ',', '.')::numeric when 2 then replace(n, ',', '.')::numeric end
    when marks in (',,', ',.', ',,.') then replace(n, ',', '')::numeric
    when marks in ('..', '.,', '..,') then replace(replace(n, '.', ''), ',', '.')::numeric
  end from (select p, cur, n, translate(n, '0123456789', '') as marks from (
    select p, cur, btrim(translate(p, cur || ' ', '')) as n from (select ${joined} as p, ${priceMark} as cur offset 0) as one offset 0
  ) as two offset 0) as price)`;

/** Words as they stand between spaces; an empty text has none. */
const wordCount = (text: SQL) => sql`regexp_count(${text}, '[^[:space:]]+')`;

export const figureColumns: Record<Figure, SQL> = {
  score: sql`${products.contentScore}`,
  quality: sql`${products.listingQuality}`,
  issues: sql`${products.issues}`,
  price: priceAmount,
  titleLength: sql`char_length(${products.title})`,
  descriptionLength: sql`char_length(${products.description})`,
  titleWords: wordCount(sql`${products.title}`),
  descriptionWords: wordCount(sql`${products.description}`),
  bullets: sql`jsonb_array_length(${products.bullets})`,
  images: sql`jsonb_array_length(${products.images})`,
};

const signs: Record<Bound, SQL> = {
  below: sql`<`,
  atMost: sql`<=`,
  equal: sql`=`,
  atLeast: sql`>=`,
  above: sql`>`,
};
const nameColumns = {
  category: products.category,
  subcategory: products.subcategory,
  brand: products.brand,
  retailer: products.retailer,
};
export const dateColumns = {
  added: products.createdAt,
  changed: products.updatedAt,
};
/** What the history says of a deed, where it has more than its own word for it. */
const actionsOf: Partial<Record<string, string[]>> = { edited: ['edited', 'source-edited'] };
const statusColumns = { pending: products.isPending, approved: products.isApproved, rejected: products.isRejected };

type TextCondition = Extract<Condition, { field: 'text' }>;

const negate = (condition: SQL, not: boolean | undefined): SQL => (not ? sql`(${condition}) is not true` : condition);
/** Wildcards of LIKE are searched as written. */
const likePattern = (text: string, how?: TextCondition['how']) =>
  `${how === 'is' || how === 'starts' ? '' : '%'}${quoteLike(text)}${how === 'is' || how === 'ends' ? '' : '%'}`;

function partIs(part: Part, status: Status): SQL {
  const condition = whereFilter(status === 'pending' ? { issue: part } : { partStatus: `${part}-${status}` });
  if (!condition) throw new Error('A part and its status are a condition');
  return condition;
}

function isEmpty(of: Extract<Condition, { field: 'empty' }>['of']): SQL {
  if (of === 'title' || of === 'description') return sql`btrim(${products[of]}) = ''`;
  if (of === 'bullets' || of === 'images') return sql`jsonb_array_length(${products[of]}) = 0`;
  return sql`(${products[of]} is null or btrim(${products[of]}) = '')`;
}

/** Whether a text holds what is looked for; as a word by itself where the question says so. */
function holds(text: SQL, { contains, how }: TextCondition): SQL {
  const found = sql`${text} ilike ${likePattern(contains, how)}`;
  if (how !== 'word') return found;
  return sql`(${found} and ${text} ~* ${`(^|[^[:alnum:]])${escapeSigns(contains)}($|[^[:alnum:]])`})`;
}

/** Where lists look, by their index. */
function isListed(condition: TextCondition): SQL {
  // Lists search for no blank.
  const listed = whereFilter({ search: condition.contains }) ?? sql`true`;
  if (condition.how !== 'word') return listed;
  return sql`(${listed} and ${holds(sql`concat_ws(chr(10), ${products.sku}, ${products.title}, ${products.description})`, condition)})`;
}

const inBullets = (condition: TextCondition): SQL =>
  sql`exists (select 1 from jsonb_array_elements_text(${products.bullets}) as bullet where ${holds(sql`bullet`, condition)})`;

const inAttributes = (condition: TextCondition): SQL =>
  sql`exists (select 1 from jsonb_array_elements(${products.attributes}) as each
    where ${holds(sql`(each ->> 'name')`, condition)} or ${holds(sql`(each ->> 'value')`, condition)})`;

/**
 * Everything the source says. No index has bullets and attributes, and taking all of them apart takes twice as long as looking over them as
 * they are written first.
 */
function isInSource(condition: TextCondition): SQL {
  const written = sql`${products.bullets}::text || ${products.attributes}::text`;
  const pattern = likePattern(JSON.stringify(condition.contains).slice(1, -1));
  return sql`(${isListed(condition)} or (${written} ilike ${pattern} and (${inBullets(condition)} or ${inAttributes(condition)})))`;
}

function holdsText(condition: TextCondition): SQL {
  const { in: place, how } = condition;
  const isWhole = how !== undefined && how !== 'word';
  if (place === 'source' && !isWhole) return isInSource(condition);
  if (place === 'any' && !isWhole) return isListed(condition);
  if (place === 'bullets') return inBullets(condition);
  // A text that is to be the whole one is looked for in one field, the title where none is named.
  return holds(sql`btrim(${products[place === 'any' || place === 'source' ? 'title' : place]})`, condition);
}

function toSql(condition: Condition): SQL | undefined {
  switch (condition.field) {
    case 'name': {
      const column = nameColumns[condition.of];
      const any = sql`${column} in (${sql.join(
        condition.values.map((value) => sql`${value}`),
        sql`, `,
      )})`;
      return negate(any, condition.not);
    }
    case 'status':
      return negate(
        sql.join(
          condition.any.map((status) => sql`${statusColumns[status]}`),
          sql` or `,
        ),
        condition.not,
      );
    case 'part':
      return negate(partIs(condition.part, condition.status), condition.not);
    case 'figure': {
      const bound = sql`${figureColumns[condition.of]} ${signs[condition.is]} ${condition.value}::numeric`;
      return condition.currency ? and(bound, isInCurrency(condition.currency)) : bound;
    }
    case 'level':
      return negate(eq(products.complianceLevel, condition.level), condition.not);
    case 'date': {
      const { of, from, until, by, part, not } = condition;
      const [column, person] =
        of === 'added'
          ? [products.createdAt, products.createdBy]
          : [contentHistory.changeDate, contentHistory.changedBy];
      const within = and(
        sql`${column} is not null`,
        from ? sql`${column} >= ${from}::timestamptz` : undefined,
        until ? sql`${column} < ${until}::timestamptz` : undefined,
        of === 'added' || of === 'changed' ? undefined : inArray(contentHistory.action, actionsOf[of] ?? [of]),
        by ? sql`${person} in (select id from ${users} where coalesce(full_name, username) = ${by})` : undefined,
        part && of !== 'added' ? eq(contentHistory.contentType, part) : undefined,
      ) as SQL;
      if (of === 'added') return negate(within, not);
      return negate(
        sql`${products.id} in (select ${contentHistory.productId} from ${contentHistory} where ${within})`,
        not,
      );
    }
    case 'text':
      return negate(holdsText(condition), condition.not);
    case 'empty':
      return negate(isEmpty(condition.of), condition.not);
    case 'attribute': {
      const { name, value, not } = condition;
      const is = value === undefined ? sql`<> ''` : sql`= lower(${value})`;
      const holds = sql`exists (select 1 from jsonb_array_elements(${products.attributes}) as each
        where lower(btrim(each ->> 'name')) = lower(${name}) and lower(btrim(each ->> 'value')) ${is})`;
      return negate(holds, not);
    }
    case 'currency':
      return negate(isInCurrency(condition.is), condition.not);
    case 'term': {
      const holds = whereFilter(condition.filter);
      if (!holds) throw new Error('A term is a condition');
      return negate(holds, condition.not);
    }
    case 'content':
      return eq(products.hasContent, condition.has);
    case 'either':
      return or(...condition.any.map(whereConditions));
  }
}

/** All conditions together; undefined without one. Each stands in brackets of its own. */
export function whereConditions(where: readonly Condition[]): SQL | undefined {
  return and(
    ...where.map((condition) => {
      const text = toSql(condition);
      return text && sql`(${text})`;
    }),
  );
}
