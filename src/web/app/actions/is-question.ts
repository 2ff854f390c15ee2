// Distinguishes a question from the name of a command or a product, so that the palette puts asking first.

const opening =
  /^(?:how|what|whats|what's|which|who|whose|where|when|why|is|are|do|does|did|can|could|show|list|count|find|average|number of|give)\s+\S/i;

/** Ends with a question mark, or begins as a question or a request does and goes on. */
export function isQuestion(text: string): boolean {
  const typed = text.trim();
  return /\S\s*\?$/.test(typed) || (opening.test(typed) && typed.split(/\s+/).length > 2);
}
