import type { SalesSupport } from '@portal/shared/api/content';

/** Content of the sales support page. */
export const supportPage: SalesSupport = {
  title: 'Sales support',
  message: 'Have the application or form number ready. Never send a customer’s identity number by e-mail.',
  contacts: [
    {
      id: 1,
      name: 'Sales support desk',
      phone: '+60 3-2284 6100',
      email: 'sales.support@cempakabiru.example',
      hours: 'Monday to Friday, 9:00 to 18:00',
    },
    {
      id: 2,
      name: 'Agent registration',
      phone: '+60 3-2284 6112',
      email: 'agent.registration@cempakabiru.example',
      hours: 'Monday to Friday, 9:00 to 17:30',
    },
    { id: 3, name: 'Portal help', phone: null, email: 'portal.help@cempakabiru.example', hours: null },
  ],
};
