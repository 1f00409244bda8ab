// Routes of the app; each page is a chunk of its own.
import { type ComponentType, createElement } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { PageSpinner } from './page-spinner.tsx';
import { paths } from './paths.ts';
import { ProtectedRoute } from './protected-route.tsx';
import { RouteError } from './route-error.tsx';

type PageModule = { readonly default: ComponentType };

const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default });

export const router = createBrowserRouter([
  {
    errorElement: createElement(RouteError),
    hydrateFallbackElement: createElement(PageSpinner),
    children: [
      { path: '/', element: createElement(Navigate, { to: paths.dashboard, replace: true }) },
      { path: paths.login, lazy: page(() => import('./pages/login-page.tsx')) },
      { path: paths.privacy, lazy: page(() => import('./pages/privacy-page.tsx')) },
      { path: paths.terms, lazy: page(() => import('./pages/terms-page.tsx')) },
      {
        Component: ProtectedRoute,
        children: [
          {
            lazy: page(() => import('./shell/shell.tsx')),
            children: [
              {
                errorElement: createElement(RouteError),
                children: [
                  { path: paths.dashboard, lazy: page(() => import('./pages/dashboard-page.tsx')) },
                  { path: paths.collection, lazy: page(() => import('./pages/collection-page.tsx')) },
                  { path: paths.documents, lazy: page(() => import('./pages/documents-page.tsx')) },
                  { path: paths.settings, lazy: page(() => import('./pages/settings-page.tsx')) },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', lazy: page(() => import('./pages/not-found-page.tsx')) },
    ],
  },
]);
