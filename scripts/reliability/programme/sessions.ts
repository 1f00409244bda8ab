// Signing in, staying signed in, and requests that another site sends.
import { row, server } from '../row.ts';

export const sessions = [
  row(
    'T10',
    'Somebody is signed in as somebody else (login CSRF, code injection)',
    'Callbacks without verifier, with another verifier, state, redirect address, code or browser, or after ten minutes: 400 and no session; what fails here reaches no issuer',
    server('features/auth/auth', 'refuses a callback'),
    server('features/auth/auth', 'refuses the callback of another browser'),
    server('features/auth/ended-sessions', 'an attempt to sign in is good for ten minutes'),
    server('features/auth/ended-sessions', 'a challenge that is none starts nothing'),
    server('features/auth/ended-sessions', 'the way back is the one that was named, to the letter'),
    server('sign-in/hostile-issuer', 'with another state reaches no issuer'),
  ),
  row(
    'T11',
    'A code is used twice',
    'The same code twenty times at once and again later, here and in another browser: one session',
    server('features/auth/auth', 'opens one session when the same code is sent twenty times at once'),
    server('sign-in/hostile-issuer', 'works once for a code, in this browser and in any other'),
    server('http/status', 'a sign-in that was finished cannot be finished again'),
  ),
  row(
    'T12',
    'The issuer lies, fails or is slow',
    'A false issuer over HTTP: tokens with wrong nonce, audience, issuer, algorithm, key or time; another subject with the same e-mail; errors, nonsense, floods and silence',
    server('sign-in/hostile-issuer'),
  ),
  row(
    'T13',
    'Two tabs renew their session at once and are taken for thieves',
    'Twenty copies of one browser renew at the same moment: all get the same successor and go on',
    server('features/auth/auth', 'gives two tabs that refresh at once the same successor, and both go on'),
    server('jobs/several-processes', 'is one instance to the people who use it'),
  ),
  row(
    'T14',
    'A stolen token is used beside its owner’s',
    'A token that was rotated long ago comes again: the whole session ends, for both',
    server('features/auth/auth', 'ends the whole session when a token is used long after its rotation'),
  ),
  row(
    'T15',
    'A session that ended still opens something',
    'After signing out, deletion and deactivation every kind of request is refused at once',
    server('features/auth/ended-sessions', 'nothing of a person works after the account was deleted'),
    server('features/auth/auth', 'ends the session at once and always succeeds'),
    server('features/auth/auth', 'is for every browser when the account becomes inactive'),
    server('features/account/account', 'lists its sessions and ends them all'),
    server('features/account/api-keys', 'a key that holds no longer'),
  ),
  row(
    'T16',
    'Another site sends a request in somebody’s name',
    'Every unsafe endpoint with seven kinds of missing, wrong and foreign tokens and origins: 403, nothing done',
    server('http/csrf'),
    server('features/auth/auth', 'cross-site requests'),
  ),
  row(
    'T17',
    'A cookie can be read, sent elsewhere or kept from before',
    'Flags of every cookie, over https with `__Host-`; a new session at each sign-in; hashes alone are stored',
    server(
      'features/auth/auth',
      'sets cookies that scripts and other sites cannot use, and a new session at each sign-in',
    ),
    server('http/http', 'asks browsers to stay with https where people come by it'),
  ),
  row(
    'T18',
    'Somebody floods or guesses, and honest people are limited',
    'More sign-ins than allowed under changing addresses, with and without a proxy, at two processes; five tabs that poll, and probes, are never limited',
    server('http/limits'),
    server('http/request-counts'),
  ),
];
