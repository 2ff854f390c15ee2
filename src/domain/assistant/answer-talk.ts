// What needs no data: who the assistant is, what it can do, what it cannot, and small talk in the persona's voice.
import type { PersonaType } from './persona-names.ts';
import { personas } from './personas.ts';
import { type Answer, say } from './product-facts.ts';

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
    'I am Copydesk’s built-in assistant: no language model, no network. I look things up in this product’s source, review and history and tell you where I found them.',
  );
}

export function answerHelp(): Answer {
  return say(
    'I look things up about this product and tell you where I found them. You can ask:',
    '',
    '- **Its facts:** *What material is it?* *How heavy is it?* *Is it dishwasher safe?*',
    '- **Its texts:** *What is the title?* *Compare old and new title.* *How long is the description?*',
    '- **Its review:** *What is pending?* *Why is the score what it is?* *Who approved the title?*',
    '- **Its history:** *What changed last?*',
    '- **Its channel:** *How long may the title be on Amazon?* *Is anything too long?*',
    '- **Keywords:** *Which keywords does it support?* *Does the keyword “premium” fit?*',
    '- **The work:** *What is missing?* *What should I do next?*',
    '',
    'I only read. To have a text written, use **Optimize Content** below.',
  );
}

/** A wish to write: the chat has no model for it, the box below has a writer. */
export function answerWriting(): Answer {
  return say(
    'I cannot write or translate in the chat: that needs a language model, and none is connected.',
    '',
    'What works without one is **Optimize Content** below. The built-in writer follows plain instructions such as:',
    '',
    '- *make it shorter* or *make it longer*',
    '- *mention the warranty*, *do not mention the price*',
    '- *start with*, and the words to start with',
    '- *under 70 characters*, *5 bullets*',
    '',
    'It uses only what the source says, and what it could not follow stands in its notes.',
  );
}

const orders: readonly (readonly [RegExp, string])[] = [
  [/\b(?:approve|reject)\b/, 'Use **Approve** or **Reject** on the part’s card, or the keys A and R.'],
  [
    /\b(?:undo|rollback|roll)\b/,
    'Use **Rollback** on the part’s card, or **Rollback to this version** in the tab Content History.',
  ],
  [/\b(?:generate|regenerate)\b/, 'Use **Generate Content**, or **Optimize Content** below for one text.'],
  [/\b(?:edit|save|set|change|update|mark|add)\b/, 'Use **Edit** on the part’s card, or the key E.'],
  [/\b(?:delete|remove|clone)\b/, 'Use the menu of the product in the product lists.'],
  [/\b(?:export|import|download|publish|push|upload)\b/, 'Files go in and out on the Import page.'],
];

/** An order: the assistant only reads, and says where the button is. */
export function answerOrder(text: string): Answer {
  const way = orders.find(([pattern]) => pattern.test(text))?.[1] ?? 'Use the buttons of the page.';
  return say(`I only read; decisions and changes are yours. ${way}`);
}

export function answerQuality(): Answer {
  return say(
    'Listing Quality and the compliance levels are on the card **Content Benchmark Analysis** of this page; I do not judge the text a second time here.',
    '',
    'I can hold lengths and counts against the channel’s limits: ask *What are the limits?*',
  );
}

export function answerPrompts(): Answer {
  return say(
    'The prompts that apply to this product are listed on this page, widest scope first. They are kept under **Optimization Prompts**.',
  );
}
