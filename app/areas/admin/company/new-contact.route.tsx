export { action, default, links, loader, middleware } from './contact.route.tsx';
