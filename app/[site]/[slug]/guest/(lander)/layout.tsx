export { default } from '@/app/[site]/[slug]/cached/(lander)/layout';
