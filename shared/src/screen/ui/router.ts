/**
 * The document's only router. Slots use the hooks and `Link`; the host owns the history. react-router's data
 * router is not exported, because it would make this layer half as large again.
 */
export {
  BrowserRouter,
  createPath,
  Link,
  type LinkProps,
  type Location,
  MemoryRouter,
  Navigate,
  type Navigator,
  Router,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
