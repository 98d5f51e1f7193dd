export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/video/[[...landing]]/page';
