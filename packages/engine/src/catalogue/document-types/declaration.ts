// Declaration of a kind of paper: all its knowledge that is neither wording (`lexicon`) nor reading (`extract/lists`),
// as data alone, so that every room may ask.

export interface DocumentTypeDeclaration {
  /** Facts that such papers often state without a caption, known by their looks and their place alone. */
  readonly uncaptioned: readonly string[];
  /** Facts whose captions and phrases hold on it, where the lexicon names the papers that they hold on. */
  readonly captioned?: readonly string[];
  /** A card or form of one page: what follows it is rarely its second page. */
  readonly isSinglePage?: true;
  /** Nothing is ticked on it: a square is an ornament or a letter. */
  readonly hasNoBoxes?: true;
  /** Its back says for machines what its front says. */
  readonly isTwoSided?: true;
  /** It is always somebody's: where no name was read, it is not known whose. */
  readonly isIdentityPaper?: true;
  /** A contract or certificate that always names whom it is made out to: where no name was read, it is not known whose it is. */
  readonly namesItsParties?: true;
  /** Its fields are numbered, in many states without a word beside the number. */
  readonly hasNumberedFields?: true;
  /** The number that a caption asks for which only speaks of the document's number. */
  readonly ownNumber?: string;
  /** It allows something until a day: until when it is valid is when it expires. */
  readonly isPermission?: true;
  /** Facts that its heading states, by name: what the heading says then. */
  readonly headings?: Readonly<Record<string, readonly string[]>>;
  /** Facts on it without a person beside them are about the company. */
  readonly isAboutCompany?: true;
  /** Owner of an unmarked telephone or mail address on it: its subject, or either; absent: its issuer. */
  readonly writtenBy?: 'subject' | 'anybody';
  /** The party that issues it, as facts call it: its telephone is `employer_phone`. */
  readonly issuer?: 'employer' | 'landlord' | 'vendor' | 'merchant' | 'payer';
  /** A fact with a name of its own that is, on this paper, the person or the address that it is about. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** A list of names as one text. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
