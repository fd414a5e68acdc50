import { HandOff } from '@portal/shared/hand-off';
import { Chip, Glyph, List, ListRow } from '@portal/shared/parts';
import { StoredPicture } from '@portal/shared/stored-picture';
import { Box, Button, chakra, Stack, Text, VisuallyHidden } from '@portal/shared/ui';
import { FileCheck, FileText, FileWarning } from 'lucide-react';
import type { UploadedFile } from '../answers/answers.ts';
import { CardSide } from '../card/card-side.tsx';
import { useCardSide } from '../card/use-card-side.ts';
import type { StepProps } from '../form/step-props.ts';
import { listDocuments, type NeededDocument, withDocument } from '../steps/documents.ts';
import type { StepName } from '../steps/step-table.ts';

/** What became of a document, and its button. On a phone they are below its words. */
const State = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    flexBasis: { base: 'full', md: 'auto' },
    ps: { base: '12', md: '0' },
  },
});

function stateOf({ place, file }: NeededDocument) {
  if (file) return { label: 'Uploaded', tone: 'success', icon: <FileCheck /> } as const;
  return 'step' in place
    ? ({ label: 'Missing', tone: 'warn', icon: <FileWarning /> } as const)
    : ({ label: 'Now or later', tone: 'neutral', icon: <FileText /> } as const);
}

/** Uploads a document that belongs to no other step. */
function OwnUpload({
  id,
  customerName,
  document: { name, file },
  form,
  savedFiles,
  onUploaded,
}: {
  readonly id: string;
  readonly customerName: string;
  readonly document: NeededDocument;
  readonly form: string;
  readonly savedFiles: StepProps['savedFiles'];
  readonly onUploaded: (file: UploadedFile) => void;
}) {
  const { state, choose, take } = useCardSide({ onUploaded });
  return (
    <Stack maxW="320px" gap="2">
      <CardSide title={name} file={file} state={state} choose={choose} />
      <HandOff
        customerId={id}
        form={form}
        customerName={customerName}
        savedFiles={savedFiles}
        pictures={[{ name: 'page', label: name, isCard: false }]}
        takePicture={(_, ...picture) => take(...picture)}
      />
    </Stack>
  );
}

interface DocumentsStepProps extends Pick<StepProps, 'id' | 'answers' | 'change' | 'savedFiles'> {
  /** Number of bank accounts under the onboarding, each with its statement; `undefined` while it is not known. */
  readonly bankCount: number | undefined;
  readonly onOpen: (step: StepName) => void;
}

/**
 * The step Documents: what this applicant has to give, why, and what of it is uploaded. Pictures of the identity
 * document lead to their step (`onOpen`); the others are uploaded here. `bankCount`: bank accounts in the cart, whose
 * statements are uploaded with them.
 */
export function DocumentsStep({ id, answers, change, savedFiles, bankCount, onOpen }: DocumentsStepProps) {
  const hasStatement = bankCount !== undefined && bankCount > 0;
  return (
    <List aria-label="Documents">
      {listDocuments(answers).map((document) => {
        const { name, why, place, file } = document;
        const { label, tone, icon } = stateOf(document);
        return (
          <ListRow key={name} alignItems="flex-start" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
            <Glyph icon={icon} tone={tone} />
            <Box flex="1 1 180px" minW="0">
              {'own' in place ? (
                <>
                  <OwnUpload
                    id={id}
                    customerName={(place.own === 'joint-w8ben' ? answers.joint : answers).identity.name}
                    document={document}
                    form={place.own}
                    savedFiles={savedFiles}
                    onUploaded={(uploaded) => change((before) => withDocument(before, place.own, uploaded))}
                  />
                  <Text mt="2" textStyle="help">
                    {file ? why : `${why} It can also be uploaded to the application, once this is sent.`}
                  </Text>
                </>
              ) : (
                <>
                  <Text fontWeight="medium">{name}</Text>
                  <Text textStyle="help">{why}</Text>
                  {file ? (
                    <Box mt="2" maxW="320px">
                      <StoredPicture path={file.path} label={name} />
                    </Box>
                  ) : null}
                </>
              )}
            </Box>
            <State>
              <Chip tone={tone} dot>
                {label}
              </Chip>
              {'step' in place ? (
                <Button variant="outline" size="sm" onClick={() => onOpen(place.step)}>
                  {file ? 'Change' : 'Upload'}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              ) : null}
            </State>
          </ListRow>
        );
      })}
      <ListRow alignItems="flex-start" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <Glyph icon={<FileText />} tone={hasStatement ? 'success' : 'neutral'} />
        <Box flex="1 1 180px" minW="0">
          <Text fontWeight="medium">Bank statement</Text>
          <Text textStyle="help">
            Shows whose account it is. It is uploaded with the bank account, at most 3 months old.
          </Text>
        </Box>
        <State>
          {bankCount === undefined ? null : (
            <Chip tone={hasStatement ? 'success' : 'neutral'} dot>
              {hasStatement ? 'Uploaded' : 'With the bank account'}
            </Chip>
          )}
        </State>
      </ListRow>
    </List>
  );
}
