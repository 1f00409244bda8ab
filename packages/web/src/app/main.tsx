// Starts the app in the page, in the person's language.
import './styles.css';
import { loadLanguage } from '../languages/load-language.ts';

void loadLanguage().then(() => import('./start.tsx'));
