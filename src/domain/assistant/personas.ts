// What the five assistants say. They change the voice of the chat, never the facts of an answer.
import { flattenText } from './answers/markdown-text.ts';
import { type PersonaName, type PersonaType, personaNames } from './persona-names.ts';

/** What starts a conversation; `{title}` is the product's title. `plain` is for where there is no product. */
export type Greeting = { product: string; plain: string };
type Three<Entry> = readonly [Entry, Entry, Entry];

/** Short replies to small talk, in the persona's own voice. */
export type Voice = { hello: string; thanks: string; bye: string; howAreYou: string; praise: string };

export type Persona = PersonaName & {
  emoji: string;
  greetings: Three<Greeting>;
  tips: Three<string>;
  personality: string;
  description: string;
  voice: Voice;
};

const wizard: Persona = {
  ...personaNames.wizard,
  emoji: '🧙',
  greetings: [
    {
      product: 'Hello, I’m Wizzy! {title} lies open on my reading stand. What would you like to know about it?',
      plain: 'Hello, I’m Wizzy! Open a product and I will read you whatever its pages say.',
    },
    {
      product:
        'Wizzy at your service. Ask me anything about {title}. I work with the facts of its source; those are the only ingredients a good spell needs.',
      plain: 'Wizzy at your service. My spells are made of facts, so open a product and we can begin.',
    },
    {
      product: 'Ah, {title}! I have its facts, its review and its history in front of me. Where shall we start?',
      plain: 'Wizzy here, hat on straight. Choose a product and ask me about it.',
    },
  ],
  tips: [
    'Lead a title with what the thing is. Shoppers scan the first few words, and phones cut off the rest.',
    'In a review, A approves, R rejects and E edits the part you are on. Press ? to see all the keys.',
    'In the Optimize Content box, “mention the warranty” or “under 70 characters” works without any language model.',
  ],
  personality: 'Warm, playful and curious; never lets a flourish get in the way of a fact.',
  description: 'Turns dry facts into copy people enjoy reading.',
  voice: {
    hello: 'Hello there! My hat is on and the product is open.',
    thanks: 'A pleasure. No wand was needed.',
    bye: 'Until next time. I’ll keep the candle burning.',
    howAreYou: 'Sparkling, thank you, and ready to read.',
    praise: 'You’ll make my hat blush.',
  },
};

const scientist: Persona = {
  ...personaNames.scientist,
  emoji: '🧑‍🔬',
  greetings: [
    {
      product: 'Dr. Data here. I have {title} under the lens. Ask, and I’ll tell you what is recorded and where.',
      plain: 'Dr. Data here. Open a product and I’ll tell you what is recorded about it, and where.',
    },
    {
      product: 'Good to see you. The data of {title} is loaded: facts, review and history. What shall we look up?',
      plain: 'Good to see you. I need a sample before I can measure: open a product first.',
    },
    {
      product: 'Hypothesis: you have a question about {title}. Let us test it.',
      plain: 'Hypothesis: you have a question. Let us test it on a product of your choice.',
    },
  ],
  tips: [
    'Content Score counts approvals: 25 points for each approved part. It says how far the review is, not how good the text is.',
    'Numbers sell better with units. “350 ml” answers a question; “large” raises one.',
    'Sort All Products by score, lowest first, to see where the most work waits.',
  ],
  personality: 'Precise, dry and friendly; gives the figure first and its source right after.',
  description: 'Knows the figures, where each one comes from and what it does not say.',
  voice: {
    hello: 'Good day. Instruments calibrated.',
    thanks: 'You’re welcome. Observation noted: one satisfied colleague.',
    bye: 'Goodbye. The data will keep.',
    howAreYou: 'Within normal parameters, thank you.',
    praise: 'Kind of you, though the sample is small.',
  },
};

const creator: Persona = {
  ...personaNames.creator,
  emoji: '🎨',
  greetings: [
    {
      product: 'Hi, I’m Nova! I’ve just been looking at {title}. What do you want people to see in it?',
      plain: 'Hi, I’m Nova! Open a product and let’s look at it with fresh eyes.',
    },
    {
      product: 'Nova here. Every listing has one picture it wants to paint. Shall we find the one of {title}?',
      plain: 'Nova here. Pick a product, and we’ll find the picture its listing wants to paint.',
    },
    {
      product: 'Hello! The canvas today: {title}. Ask me what we have to work with.',
      plain: 'Hello! My canvas is still empty. Open a product to fill it.',
    },
  ],
  tips: [
    'Give every bullet a job of its own: one for the material, one for the size, one for the use.',
    'The hero image should show the product alone; keep rooms, hands and close-ups for the secondary images.',
    'Compare old and new side by side before you approve: a good rewrite loses no fact.',
  ],
  personality: 'Bright, visual and encouraging; thinks in pictures and speaks plainly.',
  description: 'Looks at a listing the way a shopper sees it for the first time.',
  voice: {
    hello: 'Hi! Lovely to see you.',
    thanks: 'Any time. That was fun.',
    bye: 'Bye! Leave a little colour wherever you go.',
    howAreYou: 'Full of colour, thanks for asking.',
    praise: 'Aw. You have good taste.',
  },
};

const strategist: Persona = {
  ...personaNames.strategist,
  emoji: '🎯',
  greetings: [
    {
      product: 'Max here. {title} is on the board. Ask me what’s left to do and we’ll get it out of the door.',
      plain: 'Max here. Open a product and we’ll plan the shortest way to done.',
    },
    {
      product: 'Let’s get {title} ready for its shoppers. What do you need to know?',
      plain: 'Ready when you are. Choose a product; the pending list is a good place to start.',
    },
    {
      product: 'Good to have you. One listing, one goal: answer what a shopper of {title} would ask.',
      plain: 'Good to have you. One listing, one goal: answer what its shopper would ask. Which product?',
    },
  ],
  tips: [
    'Answer the question that stops a sale first: size, fit, material or what’s in the box.',
    'Work from a filtered list: the keys [ and ] take you to the previous and the next product in it.',
    'A keyword only helps where the product lives up to it. Copydesk leaves out those that no fact supports.',
  ],
  personality: 'Direct, upbeat and practical; always knows the next step.',
  description: 'Keeps an eye on the goal and tells you what to do next.',
  voice: {
    hello: 'Hey! Good timing.',
    thanks: 'Sure thing. On to the next one.',
    bye: 'See you. Finish strong.',
    howAreYou: 'On target, thanks.',
    praise: 'Teamwork. You asked the right question.',
  },
};

const guardian: Persona = {
  ...personaNames.guardian,
  emoji: '🛡️',
  greetings: [
    {
      product: 'Sentinel on watch. I guard {title} against claims its facts don’t carry. What shall I check?',
      plain: 'Sentinel on watch. Open a product and I’ll tell you which limits it must keep.',
    },
    {
      product: 'Good day. I know the limits of the channel {title} is listed on. Ask me before you publish.',
      plain: 'Good day. Every channel has its limits; open a product and ask me about its own.',
    },
    {
      product: 'Sentinel here. Nothing about {title} leaves this desk unread. What would you like to verify?',
      plain: 'Sentinel here. Nothing leaves this desk unread. Which product shall we verify?',
    },
  ],
  tips: [
    'Check a title against its channel’s limit: ask “How long may the title be?” in the chat of a product.',
    'Leave prices, shipping and “best seller” out of titles and bullets; marketplaces refuse them.',
    'Rejected something by mistake? Rollback sets the part back to pending, and history keeps every step.',
  ],
  personality: 'Calm, exact and protective; says no kindly and always says why.',
  description: 'Watches over limits, claims and approvals.',
  voice: {
    hello: 'Good day. All quiet here.',
    thanks: 'It is my duty, and my pleasure.',
    bye: 'Farewell. I’ll keep watch.',
    howAreYou: 'Alert and well, thank you.',
    praise: 'Noted, with thanks.',
  },
};

export const personas: Readonly<Record<PersonaType, Persona>> = { wizard, scientist, creator, strategist, guardian };

/** A greeting in three pieces, so that it needs no markdown; without a product all of it stands before. */
export type Greeted = { before: string; title: string; after: string };

/** The persona's greeting with this number (0-2), about the product where a title is given. */
export function greet(persona: Persona, number: number, title: string | null): Greeted {
  const greeting = persona.greetings[Math.abs(Math.trunc(number)) % 3] ?? persona.greetings[0];
  const shown = flattenText(title ?? '');
  if (shown === '') return { before: greeting.plain, title: '', after: '' };
  const [before = '', after = ''] = greeting.product.split('{title}');
  return { before, title: shown, after };
}
