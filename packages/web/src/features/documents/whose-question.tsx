// The one question that a paper about somebody else asks, with its three answers.
import { api, type Document } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';
import { useAnswerWhose } from './use-answer-whose.ts';

export interface WhoseQuestionProps {
  readonly document: Pick<Document, 'id' | 'whose'>;
  /** Starts an application for the person, whom the answer has made known. */
  readonly onStartApplication: (personId: string) => void;
}

/** Nothing where nothing is asked. */
export function WhoseQuestion({ document, onStartApplication }: WhoseQuestionProps) {
  const answer = useAnswerWhose((answered) => {
    const [person] = answered.whose?.people ?? [];
    if (answer.variables?.answer.answer === 'new_person' && person) onStartApplication(person.id);
  });
  const { id, whose } = document;
  if (whose?.status !== 'asks') return null;
  const words = {
    start_application: whose.name_on_paper
      ? t.whoseQuestion.startAnApplicationForThem
      : t.whoseQuestion.startAnApplicationForSomebody,
    mine: t.whoseQuestion.itsMine,
    set_aside: t.whoseQuestion.setAside,
  };
  const answers = {
    start_application: { answer: 'new_person', relation: 'other' },
    mine: { answer: 'mine' },
    set_aside: { answer: 'set_aside' },
  } as const;
  return (
    <Banner
      tone="amber"
      live="none"
      title={whose.sentence}
      actions={
        <div className="flex basis-full flex-wrap gap-2 pl-7">
          {whose.choices.map((choice) => (
            <Button
              key={choice}
              size="sm"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ id, answer: answers[choice] })}
            >
              {words[choice]}
            </Button>
          ))}
        </div>
      }
    />
  );
}

/** For places that know the document by its id alone. */
export function WhoseQuestionOf({
  documentId,
  ...rest
}: { readonly documentId: string } & Omit<WhoseQuestionProps, 'document'>) {
  const { data: document } = useQuery({
    queryKey: queryKeys.documents.detail(documentId),
    queryFn: ({ signal }) => call(api.documents.get, { params: { id: documentId }, signal }),
  });
  return document ? <WhoseQuestion document={document} {...rest} /> : null;
}
