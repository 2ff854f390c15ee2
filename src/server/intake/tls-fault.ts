// Which failures of a connection are about its encryption.

/** `code` is that of an error of Node: the certificate cannot be trusted, or there is no common TLS. */
export const isTlsFault = (code: string): boolean =>
  /CERT|TLS|SSL|LEAF_SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA/.test(code);
