/** What says that a product is in no group, and what says of which kind it is. */
const noCode =
  /^(?:0|-1|nil|false|true|yes|no|y|n|x|parent|child|variant|variation|simple|single|standalone|configurable|variable)$/i;

/** The code of the group a product is in, as a file states it; null where that names none. */
export function readGroupCode(stated: string | null): string | null {
  const code = stated?.trim() ?? '';
  return code === '' || noCode.test(code) ? null : code;
}
