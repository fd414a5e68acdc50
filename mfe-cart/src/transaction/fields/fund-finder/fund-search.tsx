import { SearchInput } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type Ref, useEffect, useId, useRef, useState } from 'react';
import { SearchBar } from '../choice-list/search-bar.tsx';
import { FilterChips, FundFilterFields } from './fund-filters.tsx';

interface FundSearchProps extends ComponentProps<typeof FundFilterFields> {
  /** The field for words. */
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * Search of the fund finder by words and filters. On a phone a button unfolds the filters; while they are folded, those
 * that are set are chips that remove them.
 */
export function FundSearch({ ref, ...fields }: FundSearchProps) {
  const { filters, onChange } = fields;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  // the button is in sight wherever the list is scrolled to
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      <SearchBar>
        <SearchInput
          ref={ref}
          label="Find a fund"
          placeholder="Name or code"
          value={filters.words}
          onChange={(words) => onChange({ words })}
        />
        <Button
          ref={fold}
          variant="outline"
          px="3"
          display={{ md: 'none' }}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          Filters
        </Button>
      </SearchBar>
      <Box ref={box} id={id} display={{ base: isOpen ? 'block' : 'none', md: 'block' }}>
        <FundFilterFields {...fields} />
      </Box>
      <Box display={{ base: isOpen ? 'none' : 'block', md: 'none' }}>
        <FilterChips
          filters={filters}
          onChange={(removal) => {
            // before the button that was pressed goes
            fold.current?.focus();
            onChange(removal);
          }}
        />
      </Box>
    </>
  );
}
