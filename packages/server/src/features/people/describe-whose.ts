// One true sentence about whose a paper is and what became of it: the toast, the list and the review say the same.
import { documentTypeNoun, type PersonBrief, type Whose, type WhoseStatus } from '@oneform/contract';

interface About {
  readonly status: WhoseStatus;
  readonly people: readonly PersonBrief[];
  readonly documentType: string | null;
  readonly nameOnPaper: string | null;
  /** Names of those whom papers alone tell of. Where the paper's own name is not among them, they are whom it may mean. */
  readonly proposed: readonly string[];
  readonly filled: number;
  readonly toDecide: number;
}

export function describeWhose(about: About): string {
  return `${about.status === 'asks' ? doubt(about) : statement(about)} ${outcome(about)}`;
}

function doubt({ people, documentType, nameOnPaper, proposed }: About): string {
  const paper = `This ${documentTypeNoun(documentType)}`;
  if (nameOnPaper === null) return `${paper} does not say whose it is.`;
  const isMine = people.some(({ relation }) => relation === 'me');
  return isMine
    ? `${paper} names ${nameOnPaper}, who may be you or somebody else.`
    : `${paper} is about ${listed(proposed.includes(nameOnPaper) ? [nameOnPaper, ...proposed.filter((name) => name !== nameOnPaper)] : [nameOnPaper])}.`;
}

function statement({ status, people }: About): string {
  if (status === 'set_aside') return 'You set this paper aside.';
  if (status === 'nobodys') return 'You said that this paper is nobody’s.';
  const names = people.map(({ relation, name }) => (relation === 'me' ? 'you' : name));
  if (names.length === 0) return 'This paper names nobody.';
  if (names.length === 1 && names[0] === 'you') return 'This paper is yours.';
  return `This paper belongs to ${listed(names)}.`;
}

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]!;

function outcome({ filled, toDecide }: About): string {
  const waits =
    toDecide === 0
      ? ''
      : toDecide === 1
        ? ' 1 value waits for a decision.'
        : ` ${toDecide} values wait for a decision.`;
  if (filled === 0) return `None of it was filled in.${waits}`;
  return `${filled === 1 ? '1 value was' : `${filled} values were`} filled in.${waits}`;
}

export const choicesOf = (status: WhoseStatus): Whose['choices'] =>
  status === 'asks' ? ['start_application', 'mine', 'set_aside'] : [];
