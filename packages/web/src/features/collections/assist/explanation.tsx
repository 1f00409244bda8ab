// The answer about one field, with values out of the person's papers to take over.
import type { api, EndpointResponse } from '@oneform/contract';
import { dayInWords } from '#lib/in-words.ts';
import { Button } from '#ui/button.tsx';
import { SourceMark, type SourceState } from '#ui/source-mark.tsx';
import { t } from './messages.ts';

type Answer = EndpointResponse<typeof api.collections.clarifyField>['fields'][number];

const stateOf = (tier: string): SourceState => (tier === 'proved' || tier === 'inferred' ? tier : 'read');

export interface ExplanationProps {
  readonly answer: Answer;
  readonly onUse: (value: string) => void;
}

export function Explanation({ answer, onUse }: ExplanationProps) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="max-w-[65ch] text-pretty">{answer.explanation}</p>
        {answer.example && (
          <p className="mt-1.5 text-ink-2 text-sm">{t.explanation.forExample(dayInWords(answer.example))}</p>
        )}
      </div>
      {answer.where_to_find.length > 0 && (
        <div>
          <h3 className="font-medium text-ink-2 text-sm">{t.explanation.whereToFind}</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {answer.where_to_find.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="font-medium text-ink-2 text-sm">{t.explanation.inYourDocuments}</h3>
        {answer.candidates.length === 0 && <p className="mt-1 text-ink-2">{t.explanation.nothingYet}</p>}
        <ul className="mt-1.5 flex flex-col gap-1.5">
          {answer.candidates.map((candidate) => (
            <li
              key={`${candidate.document_id}/${candidate.fact}/${candidate.page}`}
              className="flex items-center gap-2 rounded-md border py-2 pr-2 pl-3"
            >
              <div className="min-w-0 flex-1">
                <p className="flex items-center gap-1 font-medium">
                  <span className="truncate">{dayInWords(candidate.value)}</span>
                  <SourceMark
                    state={stateOf(candidate.tier)}
                    text={t.explanation.onPage(candidate.document_name, candidate.page, candidate.quote)}
                  />
                </p>
                <p className="truncate text-ink-3 text-xs">
                  {t.explanation.page(candidate.document_name, candidate.page)}
                </p>
              </div>
              <Button size="sm" onClick={() => onUse(candidate.value)}>
                {t.explanation.use}
                <span className="sr-only"> {dayInWords(candidate.value)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
