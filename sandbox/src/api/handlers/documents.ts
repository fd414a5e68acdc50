import { applicationDocuments } from '@portal/shared/api/applications';
import { checkoutDocuments } from '@portal/shared/api/checkout';
import { readFile, uploadFile } from '@portal/shared/api/files';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import {
  applicationEvents,
  applications,
  checkouts,
  requiredDocuments,
} from '../../database/tables/index.ts';
import { acceptsDocuments } from '../../rules/orders/status-transitions.ts';
import { readOwnApplication } from '../applications/application-record.ts';
import {
  decodeUpload,
  readOwnAttachment,
  refuseBadPdf,
  storeAttachment,
} from '../applications/attachments.ts';
import { hasDocumentsOutstanding, setApplicationStatus } from '../checkout/order-status.ts';
import { findDraftApplication } from '../onboarding/draft-application.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

async function readDocuments({ orm }: AgentContext, condition: SQL | undefined) {
  const rows = await orm.select().from(requiredDocuments).where(condition).orderBy(asc(requiredDocuments.id));
  return rows.map(({ id, name, mandatory, status, remark, path, applicationId, applicationItemId }) => ({
    docId: id,
    name,
    mandatory,
    status,
    remark,
    path,
    applicationId,
    transactionFormId: applicationItemId,
  }));
}

/** Attaches an upload to a required document. After the last missing one the application becomes Submitted. */
async function attachToDocument(context: AgentContext, docId: string, path: string): Promise<void> {
  const { orm, agent, now } = context;
  const [row] = await orm
    .select({ document: requiredDocuments, application: applications })
    .from(requiredDocuments)
    .innerJoin(applications, eq(applications.id, requiredDocuments.applicationId))
    .where(and(eq(requiredDocuments.id, docId), eq(applications.agentUserId, agent.userId)));
  if (!row) throw notFound('document');
  const { document, application } = row;
  if (document.status === 'Accepted') throw new Problem(409, `“${document.name}” was accepted already.`);
  if (!acceptsDocuments(application.status))
    throw new Problem(409, `The application takes no documents: it is ${application.status}.`);
  await orm
    .update(requiredDocuments)
    .set({ status: 'Uploaded', path, remark: null })
    .where(eq(requiredDocuments.id, docId));
  const applicationId = application.id;
  const title = 'Document uploaded';
  const isLast =
    application.status === 'Pending Documents' && !(await hasDocumentsOutstanding(orm, applicationId));
  if (isLast) {
    await setApplicationStatus(
      orm,
      applicationId,
      { status: 'Submitted', title, detail: document.name },
      now,
    );
  } else {
    await orm.insert(applicationEvents).values({ applicationId, at: now, title, detail: document.name });
  }
}

export const documentRoutes = [
  serve(applicationDocuments, async ({ applicationId, transactionFormId }, context) => {
    const { items } = await readOwnApplication(context, applicationId);
    if (!items.some(({ id }) => id === transactionFormId)) throw notFound('transaction form');
    return readDocuments(
      context,
      and(
        eq(requiredDocuments.applicationId, applicationId),
        eq(requiredDocuments.applicationItemId, transactionFormId),
      ),
    );
  }),

  serve(checkoutDocuments, async ({ checkoutid }, context) => {
    const { orm, agent } = context;
    // an onboarding in the cart: it asks for documents once it is sent
    if (await findDraftApplication(context, checkoutid)) return [];
    const forms = await orm
      .select({ id: applications.id })
      .from(checkouts)
      .innerJoin(applications, eq(applications.checkoutId, checkouts.id))
      .where(and(eq(checkouts.id, checkoutid), eq(checkouts.agentUserId, agent.userId)));
    if (forms.length === 0) throw notFound('checkout');
    return readDocuments(
      context,
      inArray(
        requiredDocuments.applicationId,
        forms.map(({ id }) => id),
      ),
    );
  }),

  serve(readFile, async ({ Bucket, Key }, context) => {
    const { fileName, contentType, size, content } = await readOwnAttachment(context, `${Bucket}::${Key}`);
    return { fileName, contentType, size, content };
  }),

  serve(uploadFile, async ({ FileName: fileName, ContentType: contentType, Content, docId }, context) => {
    const bytes = decodeUpload(Content, contentType);
    if (contentType === 'application/pdf') await refuseBadPdf(bytes);
    const path = await storeAttachment(context, { fileName, contentType, bytes });
    if (docId !== undefined) await attachToDocument(context, docId, path);
    return { path, fileName, contentType, size: bytes.length };
  }),
];
