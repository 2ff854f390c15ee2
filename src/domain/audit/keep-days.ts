// How long the audit log is kept.

/** What an incident of last year can still be looked up by, with a month to notice it. */
export const usualAuditDays = 400;
/** The database refuses to delete what is younger than that, whoever asks. */
export const fewestAuditDays = 30;
export const mostAuditDays = 3_650;
