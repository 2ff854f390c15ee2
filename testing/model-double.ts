// A language model's server for tests: speaks the wire formats of the providers over real HTTP, answers as scripted, and remembers what it was asked.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { partBriefs } from '#domain/models/brief/part-briefs.ts';
import { type PartContent, partTable, type TextPart, textParts } from '#domain/parts/parts.ts';

export type AskedOfDouble = {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The body as it came. */
  text: string;
  /** The caller went away before it had the whole answer. */
  isLeft: boolean;
};

type Usage = { input: number; output: number };

/** A place in what the model says, and what it waits for there before it goes on. */
type Held = { at: string; until: Promise<unknown> };

/** What one request gets. `text` is what the model says; all but `status` and `raw` are streamed where a stream was asked for. */
export type DoubleAnswer =
  | {
      kind: 'text';
      text: string;
      latencyMs?: number;
      /** Between two pieces of a stream. */
      pieceMs?: number;
      /** Stops in front of these words, in this order. */
      held?: readonly Held[];
      finish?: 'stop' | 'length';
      usage?: Usage | null;
    }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'raw'; body: string }
  /** Says `text`, then nothing more, and keeps the line open. */
  | { kind: 'stall'; text: string }
  /** Says `text`, then drops the connection. */
  | { kind: 'cut'; text: string }
  /** Says words until the caller leaves. */
  | { kind: 'endless' }
  | { kind: 'tool'; name: string; input: unknown };

export type ModelDouble = {
  /** Address of the server itself, without a path. */
  origin: string;
  requests: AskedOfDouble[];
  /** Answers for the next requests, in order; afterwards `otherwise` answers. */
  script: (...answers: DoubleAnswer[]) => void;
  otherwise: (answer: (asked: AskedOfDouble) => DoubleAnswer | Promise<DoubleAnswer>) => void;
  reset: () => void;
  close: () => Promise<void>;
};

type Format = 'chat' | 'responses' | 'anthropic' | 'anthropic tool' | 'google';
const usual: Usage = { input: 1_000, output: 200 };

function formatOf({ path, body }: AskedOfDouble): Format {
  const plain = path.split('?')[0] ?? '';
  if (plain.endsWith('/chat/completions')) return 'chat';
  if (plain.endsWith('/responses')) return 'responses';
  if (!plain.endsWith('/messages')) return 'google';
  // A model that takes no schema is made to call a tool with the answer as its input.
  return (body as { tools?: unknown }).tools === undefined ? 'anthropic' : 'anthropic tool';
}

const event = (data: unknown, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const named = (data: { type: string; [field: string]: unknown }) => event(data, data.type);

type Stream = {
  open: () => string;
  text: (text: string) => string;
  end: (finish: 'stop' | 'length', usage: Usage | null) => string;
};

/** Anthropic's message of one block. */
function messageStream(block: object, delta: (text: string) => object, ended: string): Stream {
  return {
    open: () =>
      named({
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'double',
          content: [],
          stop_reason: null,
          usage: { input_tokens: usual.input, output_tokens: 1 },
        },
      }) + named({ type: 'content_block_start', index: 0, content_block: block }),
    text: (text) => named({ type: 'content_block_delta', index: 0, delta: delta(text) }),
    end: (finish, usage) =>
      named({ type: 'content_block_stop', index: 0 }) +
      named({
        type: 'message_delta',
        delta: { stop_reason: finish === 'length' ? 'max_tokens' : ended, stop_sequence: null },
        usage: { output_tokens: (usage ?? usual).output },
      }) +
      named({ type: 'message_stop' }),
  };
}

/** The events of a streamed answer, in the words of each provider: what opens it, its text, and what ends it. */
const streams: Record<Format, Stream> = {
  chat: {
    open: () =>
      event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { role: 'assistant' } }] }),
    text: (content) => event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] }),
    end: (finish, usage) =>
      event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: finish }] }) +
      (usage === null
        ? ''
        : event({
            id: 'c',
            object: 'chat.completion.chunk',
            choices: [],
            usage: {
              prompt_tokens: usage.input,
              completion_tokens: usage.output,
              total_tokens: usage.input + usage.output,
            },
          })) +
      event('[DONE]'),
  },
  responses: {
    open: () =>
      named({ type: 'response.created', response: { id: 'r', created_at: 0, model: 'double' } }) +
      named({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm' } }),
    text: (delta) => named({ type: 'response.output_text.delta', item_id: 'm', delta }),
    end: (finish, usage) => {
      const { input, output } = usage ?? usual;
      const response = {
        incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
        usage: { input_tokens: input, output_tokens: output },
      };
      return (
        named({ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm' } }) +
        named({ type: finish === 'length' ? 'response.incomplete' : 'response.completed', response })
      );
    },
  },
  anthropic: messageStream({ type: 'text', text: '' }, (text) => ({ type: 'text_delta', text }), 'end_turn'),
  'anthropic tool': messageStream(
    { type: 'tool_use', id: 't', name: 'json', input: {} },
    (partial_json) => ({ type: 'input_json_delta', partial_json }),
    'tool_use',
  ),
  google: {
    open: () => '',
    text: (text) => event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
    end: (finish, usage) => {
      const { input, output } = usage ?? usual;
      return event({
        candidates: [
          {
            content: { parts: [], role: 'model' },
            finishReason: finish === 'length' ? 'MAX_TOKENS' : 'STOP',
            index: 0,
          },
        ],
        usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
      });
    },
  },
};

type Whole = { text: string; finish: 'stop' | 'length'; usage: Usage };

const wholeMessage = (content: object, ended: string, { finish, usage }: Whole) => ({
  ...{ id: 'm', type: 'message', role: 'assistant', model: 'double', content: [content] },
  stop_reason: finish === 'length' ? 'max_tokens' : ended,
  usage: { input_tokens: usage.input, output_tokens: usage.output },
});

/** A whole answer, for a caller that asked for no stream. */
const wholeAnswers: Record<Format, (whole: Whole) => object> = {
  chat: ({ text, finish, usage }) => ({
    ...{ id: 'c', object: 'chat.completion', created: 0, model: 'double' },
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }),
  responses: ({ text, finish, usage }) => ({
    ...{ id: 'r', object: 'response', created_at: 0, model: 'double' },
    output: [
      {
        ...{ type: 'message', id: 'm', role: 'assistant', status: 'completed' },
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }),
  anthropic: (whole) => wholeMessage({ type: 'text', text: whole.text }, 'end_turn', whole),
  'anthropic tool': (whole) =>
    wholeMessage({ type: 'tool_use', id: 't', name: 'json', input: JSON.parse(whole.text) }, 'tool_use', whole),
  google: ({ text, finish, usage }) => ({
    candidates: [
      {
        content: { parts: [{ text }], role: 'model' },
        finishReason: finish === 'length' ? 'MAX_TOKENS' : 'STOP',
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    },
  }),
};

function wholeAnswer(format: Format, text: string, finish: 'stop' | 'length', usage: Usage | null): string {
  const {
    usage: reported,
    usageMetadata,
    ...rest
  } = wholeAnswers[format]({ text, finish, usage: usage ?? usual }) as {
    usage?: object;
    usageMetadata?: object;
  };
  return JSON.stringify({
    ...rest,
    ...(reported && usage ? { usage: reported } : {}),
    ...(usageMetadata && usage ? { usageMetadata } : {}),
  });
}

const pieceLength = 40;

function writeText(reply: ServerResponse, format: Format, text: string): void {
  reply.write(streams[format].open());
  for (let at = 0; at < text.length; at += pieceLength)
    reply.write(streams[format].text(text.slice(at, at + pieceLength)));
}

/** The text in the stretches between the places where the model waits. */
function* stretches(text: string, held: readonly Held[]): Generator<{ text: string; until: Promise<unknown> | null }> {
  let from = 0;
  for (const { at, until } of held) {
    const to = text.indexOf(at, from);
    if (to < 0) throw new Error(`The double's answer does not say ${at}.`);
    yield { text: text.slice(from, to), until };
    from = to;
  }
  yield { text: text.slice(from), until: null };
}

async function sayText(reply: ServerResponse, format: Format, answer: DoubleAnswer & { kind: 'text' }): Promise<void> {
  const { text, pieceMs = 0, held = [], finish = 'stop', usage = usual } = answer;
  reply.write(streams[format].open());
  for (const stretch of stretches(text, held)) {
    for (let at = 0; at < stretch.text.length && !reply.destroyed; at += pieceLength) {
      reply.write(streams[format].text(stretch.text.slice(at, at + pieceLength)));
      if (pieceMs > 0) await sleep(pieceMs);
    }
    await stretch.until;
  }
  reply.end(streams[format].end(finish, usage));
}

async function give(answer: DoubleAnswer, asked: AskedOfDouble, reply: ServerResponse): Promise<void> {
  const format = formatOf(asked);
  const isStream = asked.path.includes(':stream') || (asked.body as { stream?: boolean }).stream === true;
  if (answer.kind === 'status') {
    const body = answer.body ?? JSON.stringify({ error: { message: `Scripted ${answer.status}`, type: 'error' } });
    reply.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(body);
    return;
  }
  if (answer.kind === 'text' && answer.latencyMs !== undefined) await sleep(answer.latencyMs);
  const type = isStream ? 'text/event-stream' : 'application/json';
  reply.writeHead(200, { 'content-type': type });
  switch (answer.kind) {
    case 'raw':
      reply.end(answer.body);
      return;
    case 'text': {
      const { text, finish = 'stop', usage = usual } = answer;
      if (isStream) await sayText(reply, format, answer);
      else reply.end(wholeAnswer(format, text, finish, usage));
      return;
    }
    case 'stall':
    case 'cut':
      if (isStream) writeText(reply, format, answer.text);
      else reply.write(wholeAnswer(format, answer.text, 'stop', null).slice(0, -20));
      if (answer.kind === 'cut') setTimeout(() => reply.destroy(), 20);
      return;
    case 'endless': {
      const more = () => {
        while (
          !reply.destroyed &&
          reply.write(event({ id: 'c', choices: [{ index: 0, delta: { content: 'lamp '.repeat(4_000) } }] }))
        );
      };
      reply.on('drain', more);
      more();
      return;
    }
    case 'tool': {
      const call = {
        id: 't',
        type: 'function',
        function: { name: answer.name, arguments: JSON.stringify(answer.input) },
      };
      reply.write(streams.chat.open());
      reply.write(event({ id: 'c', choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...call }] } }] }));
      reply.write(event({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }));
      reply.end(event('[DONE]'));
    }
  }
}

/** Starts the double on a free port. */
export async function startModelDouble(): Promise<ModelDouble> {
  const requests: AskedOfDouble[] = [];
  const queue: DoubleAnswer[] = [];
  const unscripted = (): DoubleAnswer => ({
    kind: 'status',
    status: 500,
    body: '{"error":{"message":"Nothing scripted"}}',
  });
  let answerOther: (asked: AskedOfDouble) => DoubleAnswer | Promise<DoubleAnswer> = unscripted;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { url: path = '', headers } = request;
      const asked = { path, headers, body: JSON.parse(text) as unknown, text, isLeft: false };
      reply.on('close', () => {
        asked.isLeft = !reply.writableFinished;
      });
      requests.push(asked);
      Promise.resolve(queue.shift() ?? answerOther(asked))
        .then((answer) => give(answer, asked, reply))
        .catch((error: unknown) => reply.destroy(error as Error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script: (...answers) => void queue.push(...answers),
    otherwise: (answer) => {
      answerOther = answer;
    },
    reset: () => {
      requests.length = 0;
      queue.length = 0;
      answerOther = unscripted;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const say = (text: string) => ({ text, facts: ['F1'] });
const inForm = {
  line: (texts: readonly string[]) => say(texts.join(' ')),
  list: (texts: readonly string[]) => ({ items: texts.map(say) }),
  prose: (texts: readonly string[]) => ({
    paragraphs: texts.flatMap((text) => text.split('\n\n')).map((paragraph) => ({ sentences: [say(paragraph)] })),
  }),
};

/** What a part beyond the specified ones says where no test gives it a text: nothing a check minds. */
const plain = 'See the page.';

/** A good answer for the parts given, as a text the model says. */
export function sayParts(parts: { [P in TextPart]?: PartContent[P] }): string {
  const texts = textParts.flatMap((part): [TextPart, string[]][] => {
    const text = parts[part] ?? (partTable[part].isScored ? undefined : plain);
    return text === undefined ? [] : [[part, [text].flat()]];
  });
  return JSON.stringify({
    ...Object.fromEntries(texts.map(([part, said]) => [part, inForm[partBriefs[part].form](said)])),
    unused: [],
    ask: ['how long the cord is'],
  });
}
