/** What programs that look for secrets in files know our tokens by. */
export const tokenPrefix = 'copydesk_';
