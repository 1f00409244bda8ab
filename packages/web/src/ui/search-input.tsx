// A box to search what is shown, emptied with one press.
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { t } from './messages.ts';

export interface SearchInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

export function SearchInput({ label, placeholder, value, onChange, className = '' }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={`relative ${className}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pr-9 pl-9 touch:pr-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          label={t.searchInput.clearSearch}
          icon={<X />}
          size="sm"
          tooltip={false}
          onClick={() => {
            onChange('');
            // The button is gone: the next letters belong into the box.
            input.current?.focus();
          }}
          className="absolute! top-1/2 right-0.5 -translate-y-1/2"
        />
      )}
    </div>
  );
}
