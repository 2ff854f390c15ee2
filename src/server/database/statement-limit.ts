/** How long a statement on a Postgres may take. */
export const statementLimitMs = 60_000;
