// Every setting of an instance, read once at start; nothing else looks at the environment.
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readModelSettings } from './model-settings.ts';

const flag = z.stringbool().default(false);

const Environment = z.object({
  /** Only `production` changes anything: the embedded sign-in must then be allowed explicitly. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Address and port of the app. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Loopback unless told otherwise: papers of one person on one machine. */
  HOST: z.string().default('127.0.0.1'),
  /** Address at which people reach the app; needed behind a proxy. */
  PUBLIC_URL: z.url().optional(),
  /** Folder for database, files and secrets. */
  ONEFORM_DATA: z.string().default('./data'),
  /** `api` serves, `worker` reads papers, `all` does both. */
  ONEFORM_ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  /** Any PostgreSQL ≥ 15; without it the embedded one is started. */
  DATABASE_URL: z.string().optional(),
  /** Signs refresh tokens and cookies; generated in the data folder when missing. Must be shared by all API processes. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** Sign-in with Google; without it the embedded identity provider serves this machine alone. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Any other OpenID Connect issuer instead of Google's. */
  OIDC_ISSUER: z.url().default('https://accounts.google.com'),
  /** Time limit of one sign-in at the issuer before the person is told to try again. */
  IDP_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(60).default(10),
  /** The embedded provider knows no passwords: off loopback it must be asked for. */
  ALLOW_LOCAL_SIGN_IN: flag,
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  CREDITS_INITIAL: z.coerce.number().int().min(0).default(500),
  PRICE_DOCUMENT_PAGE: z.coerce.number().int().min(0).default(1),
  /** Of a second question about a document, for what is required somewhere and the first answer had not. */
  PRICE_SECOND_QUESTION: z.coerce.number().int().min(0).default(1),
  PRICE_MAP_FIELDS: z.coerce.number().int().min(0).default(2),
  PRICE_CLARIFY_FIELDS: z.coerce.number().int().min(0).default(1),
  /** Sign-ins that one address may start, and finish, in a minute. */
  SIGN_INS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /** Requests that one address may make in a minute. Generous: five tabs that poll stay far below it. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  /** Originals are kept in this bucket of S3, or of a store that speaks like it; without it in the data folder. */
  S3_BUCKET: z.string().optional(),
  /** Address of a store that is not Amazon's, e.g. http://minio:9000. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** The bucket stands in the path and not in the host name; the default where S3_ENDPOINT is set. */
  S3_PATH_STYLE: z.stringbool().optional(),
  /** Without them the SDK looks where it always does: AWS_* variables, profiles, the role of the machine. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Time a day for which papers of one person may be worked on, failed runs included; 0 for no limit. */
  READING_MINUTES_PER_DAY: z.coerce.number().int().min(0).max(1440).default(120),
  /** Documents read at the same time. */
  WORKERS: z.coerce.number().int().min(1).max(64).default(2),
  /** Seconds without a paper after which no process stands ready to read: it takes a quarter of a gigabyte, and a second to come back. */
  READER_REST_SECONDS: z.coerce.number().int().min(1).max(86_400).default(180),
  /** Webhooks may go to this machine, to private networks and without https. */
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag,
  /** Uploads are refused when less disk than this is free, in MB. */
  MIN_FREE_MB: z.coerce.number().int().min(0).default(200),
  /**
   * Provider of the AI model that helps to read papers; without it nothing leaves the machine. A key alone switches
   * nothing on.
   */
  MODEL_PROVIDER: z.enum(['anthropic', 'openai', 'google', 'openai-compatible']).optional(),
  /** As the provider calls it, e.g. `claude-sonnet-5`, or for Ollama the name that was pulled. */
  MODEL_NAME: z.string().optional(),
  /** The key of the provider chosen; the others are not looked at. */
  ANTHROPIC_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  /** Key of an OpenAI-compatible server that wants one. Not OPENAI_API_KEY, so that the one of OpenAI never goes elsewhere. */
  MODEL_API_KEY: z.string().optional(),
  /**
   * Address of an OpenAI-compatible server, e.g. http://localhost:11434/v1 for Ollama; for the others, a gateway in
   * front of them.
   */
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The model is sent pictures of pages too. */
  MODEL_SEES_IMAGES: flag,
  /** Identifiers are masked for everybody; otherwise each person decides. Masked, no pictures are sent. */
  MODEL_MASK_IDENTIFIERS: flag,
  /** Time limit of one request to the model. */
  MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  /** Total time for questions to a model about one document, or for one action. */
  MODEL_BUDGET_SECONDS: z.coerce.number().int().min(1).max(1200).default(180),
  /** Port of `/metrics` (OpenMetrics); without it there are none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Loopback unless told otherwise: metrics name no person, and are still nobody else's business. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** To be sent by a scraper as `Authorization: Bearer …`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Prices of a million tokens sent to the model and received from it, in any one currency; for the metrics alone. */
  MODEL_PRICE_INPUT: z.coerce.number().min(0).default(0),
  MODEL_PRICE_OUTPUT: z.coerce.number().min(0).default(0),
  /** Documents that one person may keep; 0 for no limit. */
  MAX_DOCUMENTS: z.coerce.number().int().min(0).default(0),
  /** Originals that one person may keep, in MB; 0 for no limit. */
  MAX_STORED_MB: z.coerce.number().int().min(0).default(0),
  /** Readings that one person may start a day; 0 for no limit. */
  READINGS_PER_DAY: z.coerce.number().int().min(0).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Config = ReturnType<typeof readConfig>;

/** The settings, or an error whose message lists every setting that is wrong. */
export function readConfig(environment: Record<string, string | undefined>, root = process.cwd()) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const model = readModelSettings(env);
  refuseHalfSplit(env);
  const data = resolve(root, env.ONEFORM_DATA);
  return {
    mode: env.NODE_ENV,
    role: env.ONEFORM_ROLE,
    http: { port: env.PORT, host: env.HOST, publicUrl: env.PUBLIC_URL, trustProxy: env.TRUST_PROXY },
    folders: {
      root,
      data,
      database: join(data, 'postgres'),
      files: join(data, 'files'),
      temporary: join(data, 'tmp'),
      templates: join(root, 'templates'),
      samples: join(root, 'samples'),
      web: join(root, 'packages/web/dist'),
    },
    bucket: env.S3_BUCKET
      ? {
          name: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          pathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : null,
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET,
    signIn: env.GOOGLE_CLIENT_ID
      ? {
          kind: 'oidc' as const,
          issuer: env.OIDC_ISSUER,
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET,
          secondsToAnswer: env.IDP_TIMEOUT_SECONDS,
        }
      : { kind: 'embedded' as const, allowed: env.ALLOW_LOCAL_SIGN_IN, secondsToAnswer: env.IDP_TIMEOUT_SECONDS },
    credits: {
      initial: env.CREDITS_INITIAL,
      prices: {
        document_processing: env.PRICE_DOCUMENT_PAGE,
        second_question: env.PRICE_SECOND_QUESTION,
        map_fields: env.PRICE_MAP_FIELDS,
        clarify_fields: env.PRICE_CLARIFY_FIELDS,
      },
    },
    signInsPerMinute: env.SIGN_INS_PER_MINUTE,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    readingMinutesPerDay: env.READING_MINUTES_PER_DAY,
    workers: env.WORKERS,
    readerRestSeconds: env.READER_REST_SECONDS,
    webhooks: { toPrivateAddresses: env.WEBHOOKS_TO_PRIVATE_ADDRESSES },
    model,
    minFreeBytes: env.MIN_FREE_MB * 1024 * 1024,
    quotas: {
      documents: env.MAX_DOCUMENTS,
      bytes: env.MAX_STORED_MB * 1024 * 1024,
      readingsPerDay: env.READINGS_PER_DAY,
    },
    metrics: {
      port: env.METRICS_PORT,
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN,
      prices: { input: env.MODEL_PRICE_INPUT, output: env.MODEL_PRICE_OUTPUT },
    },
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * Requires shared storage for split processes: one process reads the uploads of another, so both must see the same
 * rows, files and cookies.
 */
function refuseHalfSplit(env: z.infer<typeof Environment>): void {
  if (env.ONEFORM_ROLE === 'all') return;
  const needed = ['DATABASE_URL', 'S3_BUCKET', ...(env.ONEFORM_ROLE === 'api' ? ['SESSION_SECRET'] : [])] as const;
  const missing = needed.filter((name) => env[name as keyof typeof env] === undefined);
  if (missing.length > 0) throw new Error(`ONEFORM_ROLE=${env.ONEFORM_ROLE} also needs ${missing.join(', ')}.`);
}

/** Cookies are `Secure` and named `__Host-` when people come by https. */
export const isHttps = (config: Config) => config.http.publicUrl?.startsWith('https://') ?? false;
