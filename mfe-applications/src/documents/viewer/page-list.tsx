import { Box, Button, chakra, FailurePanel, HStack, Spinner, Text } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { DRAWING_LIMIT_MS, type DrawingFailure, failureTexts, readFailure } from './drawing-limits.ts';
import { openPages } from './open-pages.ts';
import { PageCanvas } from './page-canvas.tsx';
import { findPageInView, type PagePlace } from './page-place.ts';
import type { View } from './page-view.ts';
import type { Pages } from './pages.ts';

const Scroller = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    mt: { md: '4' },
    p: '3',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.muted',
    borderRadius: 'md',
    '& > :not(:first-child)': { mt: '3' },
  },
});

type OpenedPages =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: DrawingFailure }
  | { readonly status: 'ok'; readonly pages: Pages };

/** A file can have any number of pages. Further pages are only in the downloaded file. */
const maxPages = 100;

interface PageListProps {
  readonly name: string;
  readonly file: Blob;
  readonly view: View;
  readonly onDownload: () => void;
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Called with the page in view, when the pages are there, and when they are scrolled, zoomed or rotated. */
  readonly onPlace: (place: PagePlace) => void;
}

/**
 * The first pages of an uploaded file, one below the other, as `view` zooms and rotates them; opens the file first.
 * Fills the column that it is in, and reports the page in view (`onPlace`). Says when further pages are not shown, or
 * when the file cannot be opened, with a retry and a download (`onDownload`).
 */
export function PageList({ name, file, view, onDownload, scroller, onPlace }: PageListProps) {
  const [attempt, setAttempt] = useState(0);
  const { openedPages, endLimit, fail } = useOpenedPages(file, attempt);
  const pageCount = openedPages.status === 'ok' ? openedPages.pages.count : 0;
  const visibleCount = Math.min(pageCount, maxPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when pages are zoomed, another one may be in view
  useEffect(() => {
    const list = scroller.current;
    if (list && visibleCount > 0) onPlace({ index: findPageInView(list, visibleCount), count: visibleCount });
  }, [visibleCount, onPlace, scroller, view]);
  // of several pages, each says for itself that it is not shown
  const onPageFailed = useCallback(
    (failure: DrawingFailure) => (pageCount > 1 ? endLimit() : fail(failure)),
    [pageCount, endLimit, fail],
  );
  if (openedPages.status === 'failed') {
    return (
      <>
        <FailurePanel
          title="The file cannot be shown"
          meaning={failureTexts[openedPages.failure]}
          onRetry={() => setAttempt((count) => count + 1)}
        />
        <HStack justify="center">
          <Button onClick={onDownload}>
            <Download aria-hidden />
            Download the file
          </Button>
        </HStack>
      </>
    );
  }
  if (openedPages.status === 'loading') return <OpeningNotice />;
  const { pages } = openedPages;
  const getLabel = (index: number) =>
    pages.count === 1 ? name : `${name}, page ${index + 1} of ${pages.count}`;
  return (
    <Scroller
      ref={scroller}
      role="group"
      aria-label={`Pages of ${name}`}
      tabIndex={0}
      onScroll={({ currentTarget }) =>
        onPlace({ index: findPageInView(currentTarget, visibleCount), count: visibleCount })
      }
    >
      {Array.from({ length: visibleCount }, (_, index) => index).map((index) => (
        <PageCanvas
          key={index}
          pages={pages}
          index={index}
          view={view}
          label={getLabel(index)}
          onDrawn={endLimit}
          onFailed={onPageFailed}
        />
      ))}
      {visibleCount < pages.count ? (
        <Text textStyle="help">
          {visibleCount} of {pages.count} pages. Download the file for the rest.
        </Text>
      ) : null}
    </Scroller>
  );
}

/** Says that a file is being loaded and opened, in the place of its pages. */
export function OpeningNotice() {
  return (
    <Box
      flex="1"
      minH="0"
      mt={{ md: '4' }}
      display="grid"
      placeItems="center"
      bg="bg.muted"
      borderRadius="md"
    >
      <HStack role="status" gap="2" color="fg.muted">
        <Spinner size="20px" />
        Opening…
      </HStack>
    </Box>
  );
}

/**
 * Opens the file's pages, and closes them on unmount, when `fail` is called, and at the limit of time unless `endLimit` is
 * called before. A changed `attempt` opens them again.
 */
function useOpenedPages(file: Blob, attempt: number) {
  const [openedPages, setOpened] = useState<OpenedPages>({ status: 'loading' });
  const [limits] = useState(() => ({ timer: 0, end: new AbortController() }));
  const endLimit = useCallback(() => clearTimeout(limits.timer), [limits]);
  const fail = useCallback(
    (failure: DrawingFailure) => {
      clearTimeout(limits.timer);
      limits.end.abort();
      setOpened({ status: 'failed', failure });
    },
    [limits],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    const end = new AbortController();
    limits.end = end;
    limits.timer = window.setTimeout(() => fail('slow'), DRAWING_LIMIT_MS);
    setOpened({ status: 'loading' });
    openPages(file, end.signal)
      .then((pages) => {
        end.signal.addEventListener('abort', pages.close);
        if (end.signal.aborted) pages.close();
        else if (pages.count < 1) fail('damaged');
        else setOpened({ status: 'ok', pages });
      })
      .catch((error: unknown) => end.signal.aborted || fail(readFailure(error)));
    return () => {
      clearTimeout(limits.timer);
      end.abort();
    };
  }, [file, attempt]);
  return { openedPages, endLimit, fail };
}
