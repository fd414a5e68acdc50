import { applicationPath, homePath } from '@portal/shared/pages';
import { defineRemote, slot } from '@portal/shared/remote';

const list = slot({
  name: 'application-list',
  label: 'Applications',
  load: () => import('./src/slots/application-list.tsx'),
});
const detail = slot({
  name: 'application-detail',
  label: 'The application',
  load: () => import('./src/slots/application-detail.tsx'),
});

export default defineRemote({
  team: 'Applications',
  pages: [
    {
      path: '/application',
      slot: list,
      title: 'Applications',
      crumbs: [{ label: 'Home', path: homePath }],
      next: [applicationPath],
      nav: { label: 'Applications', icon: 'file-text' },
    },
    {
      path: '/application/detail/:id',
      slot: detail,
      title: 'Application',
      crumbs: [{ label: 'Application ID: {formNo}', else: 'Application ID: {id}' }],
    },
  ],
});
