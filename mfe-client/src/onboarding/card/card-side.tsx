import { acceptedFiles } from '@portal/shared/files';
import { Chip } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { UploadedFile } from '../answers/answers.ts';
import { StoredPicture } from './stored-picture.tsx';
import type { SideState } from './use-card-side.ts';

const Place = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    py: '6',
    px: '4',
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
  },
  variants: { over: { true: { borderColor: 'brand.solid', bg: 'brand.subtle' } } },
});

interface CardSideProps {
  /** `Front`, `Back`, `Passport`, or the name of another document. */
  readonly title: string;
  readonly file: UploadedFile | null;
  readonly state: SideState;
  readonly choose: (file: File) => void;
}

const notes: Partial<Record<SideState['status'], string>> = {
  unreadable: 'The picture is kept, but nothing could be read from it. Type the details.',
  'reader-failed':
    'The picture is kept, but the reader did not answer. Type the details, or choose it again.',
};

function problemOf(state: SideState): string | undefined {
  if (state.status === 'refused') return state.why;
  return state.status === 'failed'
    ? `${state.file.name} did not arrive. It is kept here: try again.`
    : undefined;
}

/**
 * The picture of one side of an identity document: the agent drops or chooses a file, sees it once it is uploaded, and
 * can choose another.
 */
export function CardSide({ title, file, state, choose }: CardSideProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const problem = problemOf(state);
  const note = notes[state.status];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) choose(dropped);
  };
  const button = (
    <Button
      variant="outline"
      size="sm"
      loading={state.status === 'sending'}
      loadingText="Reading…"
      onClick={() => input.current?.click()}
    >
      <Upload aria-hidden />
      {file ? 'Choose another' : 'Upload'}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Flex justify="space-between" align="center" mb="2" minH="6">
        <Text fontWeight="medium">{title}</Text>
        {state.status === 'read' ? (
          <Chip tone="success" dot>
            Read
          </Chip>
        ) : null}
      </Flex>
      {file ? (
        <>
          <StoredPicture path={file.path} label={`Picture: ${title}`} />
          <Box mt="2">{button}</Box>
        </>
      ) : (
        <Place over={isOver}>
          <Text fontWeight="medium">Drop the picture here</Text>
          <Text textStyle="help">JPG, PNG or PDF. A PDF is kept, and not read.</Text>
          {button}
        </Place>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={`${acceptedFiles},.heic,.heif`}
        aria-label={title}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // without this, choosing the same file again fires no change event
          event.target.value = '';
          if (chosen) choose(chosen);
        }}
      />
      <Box role="status">
        {note === undefined ? null : (
          <Text mt="2" textStyle="help">
            {note}
          </Text>
        )}
      </Box>
      {problem === undefined ? null : (
        <Flex role="alert" gap="1.5" mt="2" color="danger.fg" textStyle="xs">
          <CircleAlert size={14} aria-hidden />
          {problem}
          {state.status === 'failed' ? (
            <Button variant="outline" size="sm" onClick={() => choose(state.file)}>
              Try again
            </Button>
          ) : null}
        </Flex>
      )}
    </Box>
  );
}
