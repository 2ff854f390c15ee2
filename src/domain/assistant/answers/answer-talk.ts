// What needs no data: who the assistant is, what it can do, what it cannot, and small talk in the persona's voice.
import type { PersonaType } from '../persona-names.ts';
import { personas } from '../personas.ts';
import { type Answer, type ProductFacts, say } from './product-facts.ts';

/** A short reply in the persona's voice, and the way back to work. */
export function answerSmallTalk(text: string, type: PersonaType): Answer {
  const { voice } = personas[type];
  if (/^(?:thank|thanks|thx|cheers|ty)\b/.test(text)) return say(voice.thanks);
  if (/^(?:bye|goodbye|ciao|see)\b/.test(text)) return say(voice.bye);
  if (/^how\b/.test(text)) return say(`${voice.howAreYou} What would you like to know about this product?`);
  if (
    /^(?:great|nice|perfect|awesome|cool|wonderful|excellent|brilliant|lovely|well|good (?:job|work)|you)\b/.test(text)
  )
    return say(voice.praise);
  if (/^(?:ok|okay|fine|alright|yes|no)$/.test(text))
    return say('Ask me anything about this product, or *help* to see what I can look up.');
  return say(`${voice.hello} Ask me anything about this product, or *help* to see what I can look up.`);
}

export function answerWho(type: PersonaType): Answer {
  const { name, role, description } = personas[type];
  return say(
    `I am ${name}, ${role}. ${description}`,
    '',
    'I am Copydesk’s built-in assistant: no language model, no network. I look things up in this product’s source, review and history and show you where I found them.',
  );
}

export function answerHelp(): Answer {
  return say(
    'I look things up about this product and show you where I found them. You can ask:',
    '',
    '- **Its facts:** *What material is it?* *How heavy is it?* *Is it dishwasher safe?*',
    '- **Its texts:** *What is the title?* *Compare old and new title.* *How long is the description?*',
    '- **Its review:** *What is pending?* *Why is the score what it is?* *Who approved the title?*',
    '- **Its history:** *What changed last?*',
    '- **Its channel:** *How long may the title be on Amazon?* *Is anything too long?*',
    '- **Its quality:** *Why is the Listing Quality what it is?* *What would raise the score?* *Why is the title borderline?*',
    '- **Keywords:** *Which keywords does it support?* *Does the keyword “premium” fit?*',
    '- **The work:** *What is missing?* *What should I do next?*',
    '',
    'I also propose drafts: *write a shorter title*, *new bullets that mention the warranty*. You see what changes and the results of the checks. Nothing is saved until you use the draft.',
    '',
    'I cannot approve, delete or export: only you can do that.',
  );
}

/** A wish to write something that is none of the product's texts, or that does not say which. */
export function answerWriting({ model }: Pick<ProductFacts, 'model'>): Answer {
  return say(
    'I can draft the **title**, the **bullets** and the **description**. Write which one you want and what it should be like, for example:',
    '',
    '- *write a shorter title*, *make the description longer*',
    '- *new bullets that mention the warranty*, *remove the price from the description*',
    '- *a title under 70 characters*, *give me 5 bullets*, *a title that starts with* and the words',
    '',
    model === null
      ? 'Other texts, other languages and another tone need a language model, and none is connected. My drafts use only facts from the source.'
      : 'Drafts use only facts from the source.',
  );
}

const orders: readonly (readonly [RegExp, string])[] = [
  [/\b(?:approve|reject)\b/, 'Use **Approve** or **Reject** on the part’s card, or the keys A and R.'],
  [
    /\b(?:undo|rollback|roll)\b/,
    'Use **Rollback** on the part’s card, or **Rollback to this version** in the tab Content History.',
  ],
  [/\b(?:generate|regenerate)\b/, 'Use **Generate Content**, or ask me for a draft of one text: *write a new title*.'],
  [/\b(?:edit|save|set|change|update|mark|add)\b/, 'Use **Edit** on the part’s card, or the key E.'],
  [/\b(?:delete|remove|clone)\b/, 'Use the menu of the product in the product lists.'],
  [/\b(?:export|import|download|publish|push|upload)\b/, 'Import and download files on the Import page.'],
];

/** An order: the assistant only reads, and says where the button is. */
export function answerOrder(text: string): Answer {
  const way = orders.find(([pattern]) => pattern.test(text))?.[1] ?? 'Use the buttons of the page.';
  return say(`I can only read. ${way}`);
}

export function answerPrompts(): Answer {
  return say(
    'The prompts that apply to this product are listed on this page, widest scope first. You can change them under **Optimization Prompts**.',
  );
}
