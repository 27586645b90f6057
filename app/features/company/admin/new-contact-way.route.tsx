export { action, default, links, loader } from './contact-way.route.tsx';
