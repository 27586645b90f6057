export { action, default, links, loader, middleware } from './contact-way.route.tsx';
