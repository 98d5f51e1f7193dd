export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/gallery/[[...landing]]/page';
