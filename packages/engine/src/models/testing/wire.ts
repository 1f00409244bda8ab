// The wire protocols that a model may speak, seen from the provider's side: what is asked, and how an answer is put.

/** A question as a provider gets it, whichever protocol it came by. */
export interface WireQuestion {
  readonly wire: keyof typeof wires;
  readonly model: string;
  readonly instructions: string;
  /** Text of the user's message: the data. */
  readonly text: string;
  readonly images: number;
  readonly hasSchema: boolean;
  /** The provider may keep what it is sent. */
  readonly mayKeep: boolean;
  readonly key: string | undefined;
}

type Json = Record<string, unknown>;
type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Wire {
  readonly path: RegExp;
  readonly read: (body: Json, headers: Headers, path: string) => Omit<WireQuestion, 'wire'>;
  readonly answer: (text: string, body: Json) => Json;
  readonly error: (type: string, message: string) => Json;
}

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const keyOf = (headers: Headers, name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
const bearer = (headers: Headers) => keyOf(headers, 'authorization')?.replace(/^Bearer /, '');
/** Content is a string or parts. */
const partsOf = (content: unknown): Json[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : list(content);
const textOf = (messages: readonly Json[]) =>
  messages
    .flatMap((message) => partsOf(message.content))
    .map((part) => text(part.text))
    .join('');
const countImages = (messages: readonly Json[]) =>
  messages.flatMap((message) => partsOf(message.content)).filter((part) => /image/.test(text(part.type))).length;
const ofRole = (messages: readonly Json[], roles: RegExp) => messages.filter(({ role }) => roles.test(text(role)));

const tokens = { input: 1200, output: 340 };

export const wires = {
  anthropic: {
    path: /\/messages$/,
    read: (body, headers) => ({
      model: text(body.model),
      instructions: partsOf(body.system)
        .map((part) => text(part.text))
        .join(''),
      text: textOf(list(body.messages)),
      images: countImages(list(body.messages)),
      mayKeep: false,
      hasSchema: body.output_config !== undefined || list(body.tools).length > 0,
      key: keyOf(headers, 'x-api-key'),
    }),
    // Models that know no schemas are given a tool whose input is the answer.
    answer: (answer, body) => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: body.model,
      content:
        list(body.tools).length > 0
          ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: parseLoosely(answer) }]
          : [{ type: 'text', text: answer }],
      stop_reason: list(body.tools).length > 0 ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: tokens.input, output_tokens: tokens.output },
    }),
    error: (type, message) => ({ type: 'error', error: { type, message } }),
  },
  openai: {
    path: /\/responses$/,
    read: (body, headers) => ({
      model: text(body.model),
      instructions: text(body.instructions) + textOf(ofRole(list(body.input), /^(?:system|developer)$/)),
      text: textOf(ofRole(list(body.input), /^user$/)),
      images: countImages(list(body.input)),
      mayKeep: body.store !== false,
      hasSchema: (body.text as Json | undefined)?.format !== undefined,
      key: bearer(headers),
    }),
    answer: (answer, body) => ({
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      model: body.model,
      output: [
        {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          content: [{ type: 'output_text', text: answer, annotations: [] }],
        },
      ],
      usage: { input_tokens: tokens.input, output_tokens: tokens.output },
    }),
    error: (type, message) => ({ error: { message, type, param: null, code: type } }),
  },
  chat: {
    path: /\/chat\/completions$/,
    read: (body, headers) => ({
      model: text(body.model),
      instructions: textOf(ofRole(list(body.messages), /^system$/)),
      text: textOf(ofRole(list(body.messages), /^user$/)),
      images: countImages(list(body.messages)),
      mayKeep: body.store === true,
      hasSchema: body.response_format !== undefined,
      key: bearer(headers),
    }),
    answer: (answer, body) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: body.model,
      choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: tokens.input,
        completion_tokens: tokens.output,
        total_tokens: tokens.input + tokens.output,
      },
    }),
    error: (type, message) => ({ error: { message, type, param: null, code: type } }),
  },
  google: {
    path: /:generateContent$/,
    read: (body, headers, path) => ({
      model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
      instructions: list((body.systemInstruction as Json | undefined)?.parts)
        .map((part) => text(part.text))
        .join(''),
      text: list(body.contents)
        .flatMap(({ parts }) => list(parts))
        .map((part) => text(part.text))
        .join(''),
      images: list(body.contents)
        .flatMap(({ parts }) => list(parts))
        .filter((part) => part.inlineData !== undefined).length,
      mayKeep: false,
      hasSchema: Object.keys((body.generationConfig as Json | undefined) ?? {}).some((key) => /schema/i.test(key)),
      key: keyOf(headers, 'x-goog-api-key'),
    }),
    answer: (answer) => ({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: answer }] }, finishReason: 'STOP' }],
      usageMetadata: {
        promptTokenCount: tokens.input,
        candidatesTokenCount: tokens.output,
        totalTokenCount: tokens.input + tokens.output,
      },
    }),
    error: (type, message) => ({ error: { code: 400, message, status: type.toUpperCase(), details: [] } }),
  },
} satisfies Record<string, Wire>;

function parseLoosely(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}
