import { FileInput } from '@portal/shared/file-input';
import { fileBox } from '@portal/shared/files';
import { Chip } from '@portal/shared/parts';
import { pictureFaultTexts } from '@portal/shared/pictures';
import { StoredPicture } from '@portal/shared/stored-picture';
import { Banner, Box, Button, chakra, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { UploadedFile } from '../answers/answers.ts';
import type { CameraSide } from '../camera/camera-side.ts';
import { CameraButton, OpenedCamera } from './camera-button.tsx';
import type { SideState } from './side-state.ts';

const Place = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    py: { base: '3', md: '6' },
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
  readonly choose: CameraSide['choose'];
  /** Form of the camera's frame; `page` by default. */
  readonly shape?: CameraSide['shape'];
  /** The side that the camera asks for afterwards. */
  readonly following?: CameraSide | undefined;
}

const notes: Partial<Record<SideState['status'], string>> = {
  unreadable: 'The picture is kept, but nothing could be read from it. Type the details.',
  'reader-failed':
    'The picture is kept, but the reader did not answer. Type the details, or choose it again.',
};

const problemOf = (state: SideState): string | undefined =>
  state.status === 'refused' || state.status === 'failed' ? state.why : undefined;

/**
 * The picture of one side of a document: the agent photographs, drops or chooses it (`choose` gets the file), sees it
 * once it is uploaded, and can choose another. A picture with a fault can be used all the same. `following`: the side
 * that the camera asks for next.
 */
export function CardSide({ title, file, state, choose, shape = 'page', following }: CardSideProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  // what the camera asks for stays while the first side is uploaded
  const [asked, setAsked] = useState<readonly [CameraSide, ...CameraSide[]]>();
  const problem = problemOf(state);
  const note = notes[state.status];
  const buttons = (
    <Flex gap="2" wrap="wrap">
      <CameraButton
        title={title}
        onOpen={() => setAsked([{ title, shape, choose }, ...(following ? [following] : [])])}
      />
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
    </Flex>
  );
  return (
    <Box
      role="group"
      aria-label={title}
      {...fileBox}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => setIsOver(false)}
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
          <Box mt="2">{buttons}</Box>
        </>
      ) : (
        <Place over={isOver}>
          {/* a phone has nothing to drop */}
          <Text fontWeight="medium" display={{ base: 'none', md: 'block' }}>
            Drop the picture here
          </Text>
          <Text textStyle="help">JPG, PNG or PDF. Details are read from a photo, not from a PDF.</Text>
          {buttons}
        </Place>
      )}
      <FileInput ref={input} label={title} onChoose={choose} />
      {asked ? <OpenedCamera sides={asked} onClose={() => setAsked(undefined)} /> : null}
      <Box role="status">
        {note === undefined ? null : (
          <Text mt="2" textStyle="help">
            {note}
          </Text>
        )}
      </Box>
      {state.status === 'doubtful' ? (
        <Box mt="2">
          <Banner tone="warn" role="alert" title={pictureFaultTexts[state.fault].title}>
            {pictureFaultTexts[state.fault].advice} It has not been sent.
            <Flex mt="2" gap="2" wrap="wrap">
              <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
                Choose another
              </Button>
              <Button variant="quiet" size="sm" onClick={() => choose(state.file, true)}>
                Use it anyway
              </Button>
            </Flex>
          </Banner>
        </Box>
      ) : null}
      {problem === undefined ? null : (
        <Flex role="alert" gap="1.5" mt="2" color="danger.fg" textStyle="xs">
          <CircleAlert size={14} aria-hidden />
          {problem}
          {state.status === 'failed' ? (
            <Button variant="outline" size="sm" onClick={() => choose(state.file, true)}>
              Try again
            </Button>
          ) : null}
        </Flex>
      )}
    </Box>
  );
}
