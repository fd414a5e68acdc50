/**
 * The one router of the document. Slots use the hooks and `Link`; the host owns the history. The data router is
 * left out on purpose: it alone weighs more than half of this layer.
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
