// Makes elements of the page. Texts are always texts: nothing of what people wrote is read as HTML.

type Made<Tag extends keyof HTMLElementTagNameMap> = HTMLElementTagNameMap[Tag];
type Given = {
  class?: string;
  text?: string;
  /** Attributes; one that is null is left out. */
  attributes?: Readonly<Record<string, string | null>>;
  onClick?: () => void;
};

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, text, attributes = {}, onClick }: Given = {},
  ...children: readonly (Node | null)[]
): Made<Tag> {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, value);
  if (made instanceof HTMLButtonElement) made.type = 'button';
  if (onClick) made.addEventListener('click', onClick);
  made.append(...children.filter((child) => child !== null));
  return made;
}
