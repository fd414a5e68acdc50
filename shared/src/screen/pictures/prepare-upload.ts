import { findPdfProblem } from '../../foundation/files/pdf/find-pdf-problem.ts';
import { type Prepared, prepareFile } from './prepare-file.ts';

const problemTexts = {
  password: 'This PDF needs a password. Save it without one, then choose it again.',
  damaged: 'This PDF cannot be opened, or has no page. Choose another.',
} as const;

/** Prepares a file as `prepareFile` does, and refuses a PDF that does not open. Never rejects. */
export async function prepareUpload(file: File): Promise<Prepared> {
  const prepared = await prepareFile(file);
  if (prepared.status === 'refused' || prepared.file.type !== 'application/pdf') return prepared;
  const problem = await findPdfProblem(prepared.file.bytes);
  return problem ? { status: 'refused', why: problemTexts[problem] } : prepared;
}
